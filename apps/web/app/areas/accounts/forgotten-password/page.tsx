import { at } from "@jdj/contract/paths/addresses";
import forms from "#app/areas/accounts/form.module.css";
import { SignInMethodFields } from "#app/areas/accounts/sign-in-method-fields.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import { askedReturn, withReturn } from "#app/http/signed-in.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import type { Route } from "./+types/page";
import { answerForgotten } from "./answer.ts";
import { RecoveryForm } from "./recovery-form.tsx";
import { isRecoveryStep } from "./recovery-step.ts";

export const handle: PageHandle = { page: "static", cachedBy: ["retour", "mode"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { accounts } = context.get(apiContext);
  const methods = await accounts.registrationMethods.registrationMethods();
  const asked = new URL(request.url).searchParams;
  return {
    methods,
    sent: asked.has("envoye"),
    asked: asked.get("mode"),
    back: askedReturn(request.url),
  };
}

/** Shown where neither e-mail nor SMS can be sent. */
function WithoutMail() {
  return (
    <>
      <Title>Mot de passe oublié</Title>
      <h1>Mot de passe oublié</h1>
      <p className={forms.lead}>
        L’envoi d’e-mails et de SMS n’est pas disponible pour le moment&nbsp;: nous ne pouvons pas
        vous envoyer de lien. Écrivez-nous, nous vous aiderons.
      </p>
      <nav aria-label="Autres pages" className={forms.others}>
        <a href={at("contact")}>Nous écrire</a>
        <a href={at("signIn")}>Retour à la connexion</a>
      </nav>
    </>
  );
}

/** The explanation, by the open sign-in methods. */
function leadOf({ email, phone }: { email: boolean; phone: boolean }): string {
  if (!phone)
    return "Donnez l’adresse email de votre compte\u00a0: nous y envoyons un lien pour choisir un nouveau mot de passe.";
  if (!email)
    return "Donnez le numéro de votre compte\u00a0: nous y envoyons par SMS un code pour choisir un nouveau mot de passe.";
  return "Donnez l’adresse email ou le numéro de votre compte\u00a0: nous y envoyons de quoi choisir un nouveau mot de passe.";
}

export function action({ context, request }: Route.ActionArgs) {
  return answerForgotten(context, request);
}

/** `/mot-de-passe-oublie`, by e-mail or by phone; by phone the code is asked for next. */
export default function ForgottenPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { methods, asked, back } = loaderData;
  if (isRecoveryStep(actionData)) return <RecoveryForm {...actionData} back={back} />;
  const sent = loaderData.sent && !actionData;
  if (!methods.email && !methods.phone) return <WithoutMail />;
  return (
    <>
      <Title>Mot de passe oublié</Title>
      <h1>Mot de passe oublié</h1>
      <p className={forms.lead}>
        {sent
          ? "Si un compte existe à cette adresse, un lien vient d’y être envoyé\u00a0: il est valable 30\u00a0minutes. Pensez à regarder dans vos courriers indésirables."
          : leadOf(methods)}
      </p>
      {actionData ? (
        <div className={forms.message}>
          <ErrorNote>{actionData.message}</ErrorNote>
        </div>
      ) : null}
      <form
        method="post"
        action={withReturn(at("forgottenPassword"), back)}
        noValidate
        className={`${kit.stack5} ${forms.form}`}
      >
        <SignInMethodFields
          legend="Retrouver mon compte avec"
          state={actionData}
          asked={asked}
          phoneName="phone_number"
          required
          methods={methods}
        />
        <Button wide look={sent ? "plain" : "main"}>
          <span className={forms.byEmail}>{sent ? "Renvoyer le lien" : "Recevoir le lien"}</span>
          <span className={forms.byPhone}>Recevoir le code</span>
        </Button>
      </form>
      <nav aria-label="Autres pages" className={forms.others}>
        <a href={withReturn(at("signIn"), back)}>Retour à la connexion</a>
        <a href={withReturn(at("register"), back)}>Créer mon carnet</a>
      </nav>
    </>
  );
}
