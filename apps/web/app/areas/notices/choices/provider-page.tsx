import { at } from "@jdj/contract/paths/addresses";
import type { PageHandle } from "#app/document/page-kind.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import type { Route } from "./+types/provider-page";
import { ChoicesForm } from "./choices-form.tsx";
import { choicesFrom } from "./choices-from.ts";

export const handle: PageHandle = { page: "static" };

export function loader({ context }: Route.LoaderArgs) {
  requireProvider(context);
  return context.get(apiContext).notices.provider.choices();
}

export async function action({ context, request }: Route.ActionArgs) {
  requireProvider(context);
  const form = await readForm(request);
  try {
    const { provider } = context.get(apiContext).notices;
    const { message = "" } = await provider.choose({ choices: choicesFrom(form, "provider") });
    return redirectWithFlash(context, at("proNoticeChoices"), { kind: "success", text: message });
  } catch (error) {
    return refused(error, form);
  }
}

/** `/pro/notifications/reglages`: how a member of a provider's team is told of what. */
export default function ProviderNoticeChoices({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ChoicesForm
      choices={loaderData.choices}
      pushKey={loaderData.push_key}
      devices={loaderData.devices}
      phone={null}
      audience="provider"
      list={at("proNotices")}
      device={at("proNoticeDevice")}
      state={actionData}
    />
  );
}
