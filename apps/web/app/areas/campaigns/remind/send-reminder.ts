import { at } from "@jdj/contract/paths/addresses";
import { type RouterContextProvider, redirect } from "react-router";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { found } from "#app/http/found.ts";

/** Shows the reminder anew with the typed text, or sends it when it is what its host has seen. */
export async function sendReminder(
  context: Readonly<RouterContextProvider>,
  id: number,
  form: FormData,
) {
  const { reminders } = context.get(apiContext).campaigns;
  const body = textFrom(form, "body").replaceAll("\r\n", "\n");
  const body_format = "text" as const;
  try {
    const preview = await found(reminders.previewReminder({ id, body, body_format }));
    const isSent = textFrom(form, "act") === "send";
    const changed = isSent ? whatChanged(preview, form, body) : null;
    if (!isSent || changed !== null || preview.count === 0) return { preview, changed };
    const idempotency_key = textFrom(form, "key") || undefined;
    const { message, data } = await reminders.remind({ id, body, body_format, idempotency_key });
    if (data.reference !== null) return redirect(at("payCard", { reference: data.reference }));
    const to = data.id === null ? at("card", { id }) : at("card", { id: data.id });
    return redirectWithFlash(context, to, { kind: "success", text: message });
  } catch (error) {
    return refused(error, form);
  }
}

/** Why the host must look again before it leaves; null when it is what they have seen. */
function whatChanged(
  { price, count }: { price: { order_fcfa: number } | null; count: number },
  form: FormData,
  body: string,
): string | null {
  if (String(price?.order_fcfa ?? 0) !== textFrom(form, "shown_total"))
    return "Le prix n’est plus le même\u00a0: relisez, puis envoyez.";
  if (String(count) !== textFrom(form, "shown_count"))
    return "Des invités ont répondu ou ont été relancés\u00a0: relisez, puis envoyez.";
  const shown = textFrom(form, "shown_body").replaceAll("\r\n", "\n");
  return body === shown ? null : "Le texte a changé\u00a0: relisez-le, puis envoyez.";
}
