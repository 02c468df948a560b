import { at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";
import type { PageHandle } from "#app/document/page-kind.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import { pageOf } from "#app/http/search-query.ts";
import type { Route } from "./+types/provider-page";
import { NoticeList } from "./notice-list.tsx";
import { shownUntil } from "./shown-until.ts";

export const handle: PageHandle = { page: "static" };

export async function loader({ context, url }: Route.LoaderArgs) {
  requireProvider(context);
  return context.get(apiContext).notices.provider.list({ page: pageOf(url.searchParams) });
}

/** Marks all that were shown as read. */
export async function action({ context, request }: Route.ActionArgs) {
  requireProvider(context);
  const until = shownUntil(await readForm(request));
  if (until === null) throw redirect(at("proNotices"));
  const { message = "" } = await context.get(apiContext).notices.provider.markAllRead({ until });
  return redirectWithFlash(context, at("proNotices"), { kind: "success", text: message });
}

/** `/pro/notifications`: what a member of a provider's team was told. */
export default function ProviderNotices({ loaderData }: Route.ComponentProps) {
  return (
    <NoticeList
      listed={loaderData}
      list={at("proNotices")}
      open={(id) => at("proNotice", { id })}
      choices={at("proNoticeChoices")}
      start={{ to: at("pro"), label: "Ouvrir mon espace" }}
    />
  );
}
