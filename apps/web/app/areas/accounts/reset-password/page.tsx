import { accountMessages } from "@jdj/contract/accounts/messages";
import { at } from "../../../addresses.ts";
import { apiContext, visitorContext } from "../../../context.ts";
import { redirectWithFlash } from "../../../flash.ts";
import { refused } from "../../../form-state.ts";
import type { PageHandle } from "../../../page-kind.ts";
import { endSession } from "../../../session.ts";
import { Title } from "../../../title.tsx";
import { Button } from "../../../ui/button.tsx";
import { ErrorNote } from "../../../ui/error-note.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import forms from "../form.module.css";
import { passwordFrom } from "../password-from.ts";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "reader" };

/** Sets the password; the browser is signed out too, since every session has ended. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    await context.get(apiContext).accounts.passwordReset.reset({
      token: params.token,
      email: params.email,
      password: passwordFrom(form, "password"),
      password_confirmation: passwordFrom(form, "password_confirmation"),
    });
  } catch (error) {
    return refused(error, form, accountMessages.passwordNotReset);
  }
  return redirectWithFlash(
    at("signIn"),
    { kind: "success", text: accountMessages.passwordReset },
    { "Set-Cookie": endSession(context.get(visitorContext)) },
  );
}

/** `/restauration-du-mot-de-passe/{token}/{email}`, where the letter's link leads. Opening it uses nothing up. */
export default function ResetPassword({ params, actionData }: Route.ComponentProps) {
  return (
    <>
      <Title>Nouveau mot de passe</Title>
      <h1>Choisir un nouveau mot de passe</h1>
      <p className={forms.lead}>
        Pour le compte <strong className={forms.address}>{params.email}</strong>. Tous vos appareils
        seront déconnectés.
      </p>
      {actionData ? (
        <div className={forms.message}>
          <ErrorNote>{actionData.message}</ErrorNote>
        </div>
      ) : null}
      <form method="post" noValidate className={forms.form}>
        <input
          type="email"
          name="username"
          autoComplete="username"
          defaultValue={params.email}
          hidden
        />
        <PasswordField
          label="Nouveau mot de passe"
          name="password"
          hint="3 caractères au moins. Une suite de mots est plus sûre."
          errors={actionData?.errors.password}
          autoComplete="new-password"
          strength
          required
        />
        <PasswordField
          label="Confirmer le mot de passe"
          name="password_confirmation"
          errors={actionData?.errors.password_confirmation}
          autoComplete="new-password"
          required
        />
        <Button wide>Enregistrer le mot de passe</Button>
      </form>
      <nav aria-label="Autres pages" className={forms.others}>
        <a href={at("forgottenPassword")}>Demander un nouveau lien</a>
        <a href={at("signIn")}>Retour à la connexion</a>
      </nav>
    </>
  );
}
