import { at } from "@jdj/contract/paths/addresses";
import type { RouterContextProvider } from "react-router";
import { codeFrom, phoneFrom, textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireProvider } from "#app/http/require-provider.ts";

type Context = Readonly<RouterContextProvider>;

/** Makes the call of a form of the page. */
async function change(context: Context, form: FormData) {
  const { smsChoice } = context.get(apiContext).providers;
  switch (textFrom(form, "intent")) {
    case "phone":
      return smsChoice.enterPhone({ phone_number: phoneFrom(form, "phone_number") });
    case "remove":
      return smsChoice.removePhone();
    case "code":
      return smsChoice.confirmPhone({ code: codeFrom(form, "code") });
    default:
      return smsChoice.choose({ wants_sms: textFrom(form, "wants_sms") === "1" });
  }
}

/** Answers the forms of the page of SMS. */
export async function answerSms(context: Context, request: Request) {
  requireProvider(context);
  const form = await readForm(request);
  try {
    const { message } = await change(context, form);
    return redirectWithFlash(context, at("proSms"), { kind: "success", text: message });
  } catch (error) {
    return refused(error, form);
  }
}
