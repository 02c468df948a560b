import { accountMessages } from "@jdj/contract/accounts/messages";
import { at } from "@jdj/contract/paths/addresses";
import forms from "#app/areas/accounts/form.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { bindFields } from "#app/forms/bind-fields.ts";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import type { Route } from "./+types/forgotten-password-page";

export const handle: PageHandle = { page: "static" };

export function loader({ request }: Route.LoaderArgs) {
  return { isSent: new URL(request.url).searchParams.has("envoye") };
}

/** The answer is the same whether or not a provider's account has the address. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const { sessions } = context.get(apiContext).providers;
  try {
    await sessions.requestReset({ email: textFrom(form, "email") });
  } catch (error) {
    return refused(error, form, accountMessages.resetNotSent);
  }
  const flash = { kind: "success", text: accountMessages.resetSent } as const;
  return redirectWithFlash(context, `${at("proForgottenPassword")}?envoye=1`, flash);
}

/** `/pro/mot-de-passe-oublie`. */
export default function ProForgottenPassword({ loaderData, actionData }: Route.ComponentProps) {
  const isSent = loaderData.isSent && !actionData;
  const field = bindFields(actionData);
  return (
    <>
      <Title>Mot de passe oublié</Title>
      <h1>Mot de passe oublié</h1>
      <p className={forms.lead}>
        {isSent
          ? "Si un compte de prestataire existe à cette adresse, un lien vient d’y être envoyé\u00a0: il est valable 30\u00a0minutes. Pensez à regarder dans vos courriers indésirables."
          : "Donnez l’adresse email de votre compte de prestataire\u00a0: nous y envoyons un lien pour choisir un nouveau mot de passe."}
      </p>
      {actionData ? (
        <div className={forms.message}>
          <ErrorNote>{actionData.message}</ErrorNote>
        </div>
      ) : null}
      <form
        method="post"
        action={at("proForgottenPassword")}
        noValidate
        className={`${kit.stack5} ${forms.form}`}
      >
        <TextField
          label="Adresse email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          {...field("email")}
        />
        <Button wide look={isSent ? "plain" : "main"}>
          {isSent ? "Renvoyer le lien" : "Recevoir le lien"}
        </Button>
      </form>
      <nav aria-label="Autres pages" className={forms.others}>
        <a href={at("proSignIn")}>Retour à la connexion</a>
      </nav>
    </>
  );
}
