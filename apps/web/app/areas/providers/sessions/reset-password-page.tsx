import { accountMessages } from "@jdj/contract/accounts/messages";
import { at } from "@jdj/contract/paths/addresses";
import { newPasswordFrom } from "#app/areas/accounts/password-from.ts";
import { ResetForm } from "#app/areas/accounts/reset-password/reset-form.tsx";
import { deviceToken, sessionHeaders } from "#app/areas/accounts/sign-in/sign-in.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { providerSessionCookie } from "#app/http/cookies/session-cookie.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import type { Route } from "./+types/reset-password-page";

export const handle: PageHandle = { page: "static" };

/** Sets the password and signs this browser in; every other session has ended. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    const entered = await context.get(apiContext).providers.sessions.reset({
      ...params,
      ...newPasswordFrom(form),
      device_token: await deviceToken(context, request),
    });
    const flash = { kind: "success", text: accountMessages.passwordReset } as const;
    const headers = await sessionHeaders(context, providerSessionCookie, entered);
    return redirectWithFlash(context, at("proSignIn"), flash, headers);
  } catch (error) {
    return refused(error, form, accountMessages.passwordNotReset);
  }
}

/** `/pro/mot-de-passe/{token}/{email}`. Opening it does not use the link up. */
export default function ProResetPassword({ params, actionData }: Route.ComponentProps) {
  return (
    <ResetForm
      state={actionData}
      email={params.email}
      account="compte de prestataire"
      pages={{ forgottenPassword: at("proForgottenPassword"), signIn: at("proSignIn") }}
    />
  );
}
