import { accountMessages } from "@jdj/contract/accounts/messages";
import { refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { AccountForm, Lead, OtherPages, Refusal } from "#app/areas/accounts/account-page.tsx";
import { passwordFrom } from "#app/areas/accounts/password-from.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { sessionCookie } from "#app/http/cookies/session-cookie.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireUser } from "#app/http/signed-in.ts";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import { PasswordField } from "#app/ui/password-field.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { OpenMoneyNote } from "./open-money-note.tsx";

export const handle: PageHandle = { page: "static" };

export async function loader({ context }: Route.LoaderArgs) {
  const { email, phone } = requireUser(context);
  const { sessions, dataExport } = context.get(apiContext).accounts;
  const [{ user }, { data: openMoney }] = await Promise.all([
    sessions.profile(),
    dataExport.openMoney(),
  ]);
  return { account: email ?? phone, hasPassword: user.has_password, openMoney };
}

/** Closes the account and deletes this browser's session cookie. */
export async function action({ context, request }: Route.ActionArgs) {
  requireUser(context);
  const form = await readForm(request);
  try {
    await context
      .get(apiContext)
      .accounts.dataExport.closeAccount({ password: passwordFrom(form) });
  } catch (error) {
    return refused(error, form, refusal("busy").message);
  }
  return redirectWithFlash(
    context,
    at("home"),
    { kind: "info", text: "Votre compte est fermé." },
    { "Set-Cookie": await sessionCookie.clear(context.get(visitorContext)) },
  );
}

/** `/fermeture-du-compte`: what closing does, and the password that confirms it. */
export default function Closing({ loaderData, actionData }: Route.ComponentProps) {
  const { account, hasPassword, openMoney } = loaderData;
  return (
    <>
      <Title>Fermer mon compte</Title>
      <h1>Fermer mon compte</h1>
      <Lead>
        Le compte <strong className={words.breakAnywhere}>{account}</strong> sera fermé&nbsp;: tous
        vos appareils seront déconnectés, et plus personne ne pourra s’y connecter ni ouvrir votre
        carnet.
      </Lead>
      <Lead>
        Le compte et le carnet sont effacés dans les 30&nbsp;jours. L’adresse et le numéro peuvent
        servir tout de suite à un nouveau compte.
      </Lead>
      <Lead>
        <a href={at("dataExportFile")} download>
          Téléchargez vos données
        </a>{" "}
        avant de partir.
      </Lead>
      <Refusal>{actionData?.message}</Refusal>
      {openMoney.length > 0 ? (
        <OpenMoneyNote open={openMoney} />
      ) : hasPassword ? (
        <AccountForm>
          <PasswordField
            label="Mot de passe"
            name="password"
            errors={actionData?.errors.password}
            autoComplete="current-password"
            required
          />
          <Button wide variant="danger">
            Fermer mon compte
          </Button>
        </AccountForm>
      ) : (
        <div className={kit.spaceAbove4}>
          <p>{accountMessages.passwordMissing}</p>
          <p>
            <a href={at("forgottenPassword")}>Choisir un mot de passe</a>
          </p>
        </div>
      )}
      <OtherPages>
        <a href={at("account")}>Garder mon compte</a>
      </OtherPages>
    </>
  );
}
