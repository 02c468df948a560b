import { accountMessages } from "@jdj/contract/accounts/messages";
import { at } from "@jdj/contract/paths/addresses";
import forms from "#app/areas/accounts/form.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { fieldsOf } from "#app/forms/fields-of.ts";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "reader" };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { accounts } = context.get(apiContext);
  const { email } = await accounts.registrationMethods.registrationMethods();
  return { hasMail: email, sent: new URL(request.url).searchParams.has("envoye") };
}

/** Asks for the letter; the answer is the same whether the account exists or not. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    await context
      .get(apiContext)
      .accounts.passwordReset.request({ email: textFrom(form, "email") });
  } catch (error) {
    return refused(error, form, accountMessages.resetNotSent);
  }
  return redirectWithFlash(`${at("forgottenPassword")}?envoye=1`, {
    kind: "success",
    text: accountMessages.resetSent,
  });
}

/** Where no e-mail leaves, no link could come. */
function WithoutMail() {
  return (
    <>
      <Title>Mot de passe oublié</Title>
      <h1>Mot de passe oublié</h1>
      <p className={forms.lead}>
        L’envoi d’e-mails n’est pas disponible pour le moment&nbsp;: nous ne pouvons pas vous
        envoyer de lien. Écrivez-nous, nous vous aiderons.
      </p>
      <nav aria-label="Autres pages" className={forms.others}>
        <a href={at("contact")}>Nous écrire</a>
        <a href={at("signIn")}>Retour à la connexion</a>
      </nav>
    </>
  );
}

/** `/mot-de-passe-oublie`. */
export default function ForgottenPassword({ loaderData, actionData }: Route.ComponentProps) {
  const field = fieldsOf(actionData);
  const sent = loaderData.sent && !actionData;
  if (!loaderData.hasMail) return <WithoutMail />;
  return (
    <>
      <Title>Mot de passe oublié</Title>
      <h1>Mot de passe oublié</h1>
      <p className={forms.lead}>
        {sent
          ? "Si un compte existe à cette adresse, un lien vient d’y être envoyé\u00a0: il est valable 30\u00a0minutes. Pensez à regarder dans vos courriers indésirables."
          : "Donnez l’adresse email de votre compte\u00a0: nous y envoyons un lien pour choisir un nouveau mot de passe."}
      </p>
      {actionData ? (
        <div className={forms.message}>
          <ErrorNote>{actionData.message}</ErrorNote>
        </div>
      ) : null}
      <form method="post" action={at("forgottenPassword")} noValidate className={forms.form}>
        <TextField
          label="Adresse email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          {...field("email")}
        />
        <Button wide look={sent ? "plain" : "main"}>
          {sent ? "Renvoyer le lien" : "Recevoir le lien"}
        </Button>
      </form>
      <nav aria-label="Autres pages" className={forms.others}>
        <a href={at("signIn")}>Retour à la connexion</a>
        <a href={at("register")}>Créer mon carnet</a>
      </nav>
    </>
  );
}
