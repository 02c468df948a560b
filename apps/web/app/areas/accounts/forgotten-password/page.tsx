import { accountMessages } from "@jdj/contract/accounts/messages";
import { at } from "../../../addresses.ts";
import { apiContext } from "../../../context.ts";
import { fieldsOf } from "../../../fields-of.ts";
import { redirectWithFlash } from "../../../flash.ts";
import { textFrom } from "../../../form-fields.ts";
import { refused } from "../../../form-state.ts";
import type { PageHandle } from "../../../page-kind.ts";
import { Title } from "../../../title.tsx";
import { Button } from "../../../ui/button.tsx";
import { ErrorNote } from "../../../ui/error-note.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import forms from "../form.module.css";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "reader" };

export function loader({ request }: Route.LoaderArgs) {
  return { sent: new URL(request.url).searchParams.has("envoye") };
}

/** Asks for the letter; the answer is the same whether the account exists or not. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
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

/** `/mot-de-passe-oublie`. */
export default function ForgottenPassword({ loaderData, actionData }: Route.ComponentProps) {
  const field = fieldsOf(actionData);
  const sent = loaderData.sent && !actionData;
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
