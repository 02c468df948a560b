import { at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";
import styles from "#app/areas/notices/customer-page.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { pageOf } from "#app/http/search-query.ts";
import { requireUser } from "#app/http/signed-in.ts";
import type { Route } from "./+types/page";
import { NoticeList } from "./notice-list.tsx";
import { shownUntil } from "./shown-until.ts";

export const handle: PageHandle = { page: "static" };

export async function loader({ context, url }: Route.LoaderArgs) {
  requireUser(context);
  return context.get(apiContext).notices.customer.list({ page: pageOf(url.searchParams) });
}

/** Marks all that were shown as read. */
export async function action({ context, request }: Route.ActionArgs) {
  requireUser(context);
  const until = shownUntil(await readForm(request));
  if (until === null) throw redirect(at("notices"));
  const { message = "" } = await context.get(apiContext).notices.customer.markAllRead({ until });
  return redirectWithFlash(context, at("notices"), { kind: "success", text: message });
}

/** `/notifications`: what a customer was told. */
export default function Notices({ loaderData }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <NoticeList
        listed={loaderData}
        list={at("notices")}
        open={(id) => at("notice", { id })}
        choices={at("noticeChoices")}
        start={{ to: at("summary"), label: "Ouvrir mon carnet" }}
      />
    </div>
  );
}
