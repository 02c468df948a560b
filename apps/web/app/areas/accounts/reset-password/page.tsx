import { accountMessages } from "@jdj/contract/accounts/messages";
import { at } from "@jdj/contract/paths/addresses";
import { leadToSignIn } from "#app/areas/accounts/lead-to-sign-in.ts";
import { newPasswordFrom } from "#app/areas/accounts/password-from.ts";
import { deviceToken } from "#app/areas/accounts/sign-in/sign-in.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import type { Route } from "./+types/page";
import { ResetForm } from "./reset-form.tsx";

export const handle: PageHandle = { page: "static" };

/** Sets the password, which ends every session, and leads to the sign-in page. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    const reset = await context.get(apiContext).accounts.passwordReset.reset({
      ...params,
      ...newPasswordFrom(form),
      device_token: await deviceToken(context, request),
      open_session: false,
    });
    return leadToSignIn(context, { ...reset, account: params.email });
  } catch (error) {
    return refused(error, form, accountMessages.passwordNotReset);
  }
}

/** `/restauration-du-mot-de-passe/{token}/{email}`. Opening it does not use the link up. */
export default function ResetPassword({ params, actionData }: Route.ComponentProps) {
  return (
    <ResetForm
      state={actionData}
      email={params.email}
      account="compte"
      pages={{ forgottenPassword: at("forgottenPassword"), signIn: at("signIn") }}
    />
  );
}
