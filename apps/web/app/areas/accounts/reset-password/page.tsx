import { accountMessages } from "@jdj/contract/accounts/messages";
import { at } from "@jdj/contract/paths/addresses";
import forms from "#app/areas/accounts/form.module.css";
import { NewPasswordFields } from "#app/areas/accounts/new-password-fields.tsx";
import { passwordFrom } from "#app/areas/accounts/password-from.ts";
import { toSignIn } from "#app/areas/accounts/to-sign-in.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { knownDeviceCookie } from "#app/http/cookies/device-cookies.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "static" };

/** Sets the password, which ends every session, and leads to the sign-in page. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    const visitor = context.get(visitorContext);
    const reset = await context.get(apiContext).accounts.passwordReset.reset({
      token: params.token,
      email: params.email,
      password: passwordFrom(form, "password"),
      password_confirmation: passwordFrom(form, "password_confirmation"),
      device_token: (await knownDeviceCookie.read(request, visitor)) ?? "",
      open_session: false,
    });
    return toSignIn(context, { ...reset, account: params.email });
  } catch (error) {
    return refused(error, form, accountMessages.passwordNotReset);
  }
}

/** `/restauration-du-mot-de-passe/{token}/{email}`, where the e-mail's link leads. Opening it does not use the link up. */
export default function ResetPassword({ params, actionData }: Route.ComponentProps) {
  return (
    <>
      <Title>Nouveau mot de passe</Title>
      <h1>Choisir un nouveau mot de passe</h1>
      <p className={forms.lead}>
        Pour le compte <strong className={kit.breakAnywhere}>{params.email}</strong>. Tous vos
        appareils seront déconnectés.
      </p>
      {actionData ? (
        <div className={forms.message}>
          <ErrorNote>{actionData.message}</ErrorNote>
        </div>
      ) : null}
      <form method="post" noValidate className={`${kit.stack5} ${forms.form}`}>
        <NewPasswordFields email={params.email} errors={actionData?.errors} />
        <Button wide>Enregistrer le mot de passe</Button>
      </form>
      <nav aria-label="Autres pages" className={forms.others}>
        <a href={at("forgottenPassword")}>Demander un nouveau lien</a>
        <a href={at("signIn")}>Retour à la connexion</a>
      </nav>
    </>
  );
}
