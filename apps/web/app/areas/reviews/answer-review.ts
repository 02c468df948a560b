import type { RouterContextProvider } from "react-router";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireProvider } from "#app/http/require-provider.ts";

/** Publishes a provider's reply to a review. @param page the address of the list, to come back to */
export async function answerReview(
  context: Readonly<RouterContextProvider>,
  request: Request,
  page: string,
) {
  requireProvider(context);
  const form = await readForm(request);
  const id = textFrom(form, "review");
  try {
    const reply = textFrom(form, `reply_${id}`);
    const { message } = await context.get(apiContext).reviews.reply({ id, reply });
    const flash = { kind: "success", text: message ?? "" } as const;
    return await redirectWithFlash(context, `${page}#avis-${id}`, flash);
  } catch (error) {
    const result = refused(error, form);
    const { reply, ...errors } = result.data.errors;
    if (reply) result.data.errors = { ...errors, [`reply_${id}`]: reply };
    return result;
  }
}
