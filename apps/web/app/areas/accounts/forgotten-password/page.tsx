import { at } from "@jdj/contract/paths/addresses";
import { Lead, OtherPages } from "#app/areas/accounts/account-page.tsx";
import forms from "#app/areas/accounts/form.module.css";
import { SignInMethodFields } from "#app/areas/accounts/sign-in-method-fields.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import { askedReturn, withReturn } from "#app/http/signed-in.ts";
import type { Route } from "./+types/page";
import { answerForgotten } from "./answer-forgotten.ts";
import { ForgottenForm, sendLinkLabel } from "./forgotten-form.tsx";
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
      <Lead>
        L’envoi d’e-mails et de SMS n’est pas disponible pour le moment&nbsp;: nous ne pouvons pas
        vous envoyer de lien. Écrivez-nous, nous vous aiderons.
      </Lead>
      <OtherPages>
        <a href={at("contact")}>Nous écrire</a>
        <a href={at("signIn")}>Retour à la connexion</a>
      </OtherPages>
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
      <ForgottenForm
        state={actionData}
        isSent={sent}
        account="compte"
        lead={leadOf(methods)}
        action={withReturn(at("forgottenPassword"), back)}
        submit={
          <>
            <span className={forms.byEmail}>{sendLinkLabel(sent)}</span>
            <span className={forms.byPhone}>Recevoir le code</span>
          </>
        }
      >
        <SignInMethodFields
          legend="Retrouver mon compte avec"
          state={actionData}
          asked={asked}
          phoneName="phone_number"
          required
          methods={methods}
        />
      </ForgottenForm>
      <OtherPages>
        <a href={withReturn(at("signIn"), back)}>Retour à la connexion</a>
        <a href={withReturn(at("register"), back)}>Créer mon carnet</a>
      </OtherPages>
    </>
  );
}
