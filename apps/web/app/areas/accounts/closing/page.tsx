import { accountMessages } from "@jdj/contract/accounts/messages";
import { at } from "../../../addresses.ts";
import { apiContext, visitorContext } from "../../../context.ts";
import { redirectWithFlash } from "../../../flash.ts";
import { refused } from "../../../form-state.ts";
import type { PageHandle } from "../../../page-kind.ts";
import { endSession } from "../../../session.ts";
import { requireUser } from "../../../signed-in.ts";
import { Title } from "../../../title.tsx";
import { Button } from "../../../ui/button.tsx";
import { ErrorNote } from "../../../ui/error-note.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import forms from "../form.module.css";
import { passwordFrom } from "../password-from.ts";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "reader" };

export async function loader({ context }: Route.LoaderArgs) {
  const { email, phone } = requireUser(context);
  const { user } = await context.get(apiContext).accounts.sessions.profile();
  return { account: email ?? phone, hasPassword: user.has_password };
}

/** Closes the account, and this browser forgets its session. */
export async function action({ context, request }: Route.ActionArgs) {
  requireUser(context);
  const form = await request.formData();
  try {
    await context.get(apiContext).accounts.ownData.closeAccount({ password: passwordFrom(form) });
  } catch (error) {
    return refused(error, form);
  }
  return redirectWithFlash(
    at("home"),
    { kind: "info", text: "Votre compte est fermé." },
    { "Set-Cookie": endSession(context.get(visitorContext)) },
  );
}

/** `/fermeture-du-compte`: what closing does, and the password that confirms it. */
export default function Closing({ loaderData, actionData }: Route.ComponentProps) {
  const { account, hasPassword } = loaderData;
  return (
    <>
      <Title>Fermer mon compte</Title>
      <h1>Fermer mon compte</h1>
      <p className={forms.lead}>
        Le compte <strong className={forms.address}>{account}</strong> sera fermé&nbsp;: tous vos
        appareils seront déconnectés, et plus personne ne pourra s’y connecter ni ouvrir votre
        carnet.
      </p>
      <p className={forms.lead}>
        Le compte et le carnet sont effacés dans les 30&nbsp;jours. L’adresse et le numéro restent
        pris jusque-là, puis peuvent servir de nouveau.
      </p>
      <p className={forms.lead}>
        <a href={at("ownDataFile")} download>
          Téléchargez vos données
        </a>{" "}
        avant de partir.
      </p>
      {actionData ? (
        <div className={forms.message}>
          <ErrorNote>{actionData.message}</ErrorNote>
        </div>
      ) : null}
      {hasPassword ? (
        <form method="post" noValidate className={forms.form}>
          <PasswordField
            label="Mot de passe"
            name="password"
            errors={actionData?.errors.password}
            autoComplete="current-password"
            required
          />
          <Button wide look="danger">
            Fermer mon compte
          </Button>
        </form>
      ) : (
        <div className={forms.message}>
          <p>{accountMessages.passwordMissing}</p>
          <p>
            <a href={at("forgottenPassword")}>Choisir un mot de passe</a>
          </p>
        </div>
      )}
      <nav aria-label="Autres pages" className={forms.others}>
        <a href={at("account")}>Garder mon compte</a>
      </nav>
    </>
  );
}
