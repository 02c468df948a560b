import { accountMessages } from "@jdj/contract/accounts/messages";
import { type FieldErrors, fieldErrorsOf, refusalMessage } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { displayPhone } from "@jdj/french/phone";
import { data, type RouterContextProvider } from "react-router";
import { leadToSignIn } from "#app/areas/accounts/lead-to-sign-in.ts";
import { newPasswordFrom } from "#app/areas/accounts/password-from.ts";
import { deviceToken } from "#app/areas/accounts/sign-in/sign-in.ts";
import { signInMethodOf } from "#app/areas/accounts/sign-in-method.ts";
import { codeFrom, phoneFrom, textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { askedReturn, withReturn } from "#app/http/signed-in.ts";
import type { RecoveryStep } from "./recovery-step.ts";
import { sendResetLink } from "./send-reset-link.ts";

type Context = Readonly<RouterContextProvider>;

function askByEmail(context: Context, request: Request, form: FormData) {
  const { passwordReset } = context.get(apiContext).accounts;
  const sent = withReturn(`${at("forgottenPassword")}?envoye=1`, askedReturn(request.url));
  return sendResetLink(context, form, sent, () =>
    passwordReset.request({ email: textFrom(form, "email") }),
  );
}

async function askByPhone(context: Context, form: FormData) {
  try {
    const sent = await context
      .get(apiContext)
      .accounts.passwordReset.requestByPhone({ phone_number: phoneFrom(form, "phone_number") });
    return data<RecoveryStep>({
      step: "recovery",
      recovery: sent.recovery,
      phone: displayPhone(sent.phone_number),
      expiresAt: Date.parse(sent.expires_at),
      seconds: sent.seconds,
      errors: {},
    });
  } catch (error) {
    return refused(error, form, accountMessages.otpFailed);
  }
}

/** Sets the password by the code, and leads to the sign-in page; a wrong code or password keeps everything else. */
async function answerRecovery(context: Context, request: Request, form: FormData) {
  const code = codeFrom(form, "code");
  const expiresAt = Number(textFrom(form, "expires_at"));
  const again = (status: number, errors: FieldErrors, message?: string) =>
    data<RecoveryStep>(
      {
        step: "recovery",
        recovery: textFrom(form, "recovery"),
        phone: textFrom(form, "phone"),
        expiresAt,
        seconds: Math.max(0, Math.ceil((expiresAt - Date.now()) / 1000)),
        code,
        errors,
        message,
      },
      { status },
    );
  try {
    const reset = await context.get(apiContext).accounts.passwordReset.resetByPhone({
      recovery: textFrom(form, "recovery"),
      code,
      ...newPasswordFrom(form),
      device_token: await deviceToken(context, request),
      open_session: false,
    });
    const account = textFrom(form, "phone");
    return leadToSignIn(context, { ...reset, account }, askedReturn(request.url));
  } catch (error) {
    const errors = fieldErrorsOf(error);
    if (errors) return again(422, errors);
    const message = refusalMessage(error);
    if (message === null) throw error;
    return again(400, {}, message);
  }
}

/**
 * Handles the posted step. The response is the same whether the account exists or not.
 */
export async function answerForgotten(context: Context, request: Request) {
  const form = await readForm(request);
  if (form.has("recovery")) return answerRecovery(context, request, form);
  return signInMethodOf(textFrom(form, "mode")) === "telephone"
    ? askByPhone(context, form)
    : askByEmail(context, request, form);
}
