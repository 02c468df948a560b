import { at } from "@jdj/contract/paths/addresses";
import styles from "#app/areas/notices/customer-page.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireUser } from "#app/http/signed-in.ts";
import type { Route } from "./+types/page";
import { ChoicesForm } from "./choices-form.tsx";
import { choicesFrom, wayFrom } from "./choices-from.ts";

export const handle: PageHandle = { page: "static" };

export async function loader({ context }: Route.LoaderArgs) {
  requireUser(context);
  const { notices, campaigns } = context.get(apiContext);
  const [choices, phone] = await Promise.all([
    notices.customer.choices(),
    campaigns.phoneNotices.find(),
  ]);
  // What was chosen while it was offered may still be ended.
  return { ...choices, phone: phone.ways.length > 0 || phone.way !== null ? phone : null };
}

export async function action({ context, request }: Route.ActionArgs) {
  requireUser(context);
  const form = await readForm(request);
  try {
    const { notices, campaigns } = context.get(apiContext);
    const way = wayFrom(form);
    if (way !== undefined) await campaigns.phoneNotices.choose({ way });
    const { customer } = notices;
    const { message = "" } = await customer.choose({ choices: choicesFrom(form, "customer") });
    return redirectWithFlash(context, at("noticeChoices"), { kind: "success", text: message });
  } catch (error) {
    return refused(error, form);
  }
}

/** `/notifications/reglages`: how a customer is told of what. */
export default function NoticeChoices({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <ChoicesForm
        choices={loaderData.choices}
        pushKey={loaderData.push_key}
        devices={loaderData.devices}
        phone={loaderData.phone}
        audience="customer"
        list={at("notices")}
        device={at("noticeDevice")}
        state={actionData}
      />
    </div>
  );
}
