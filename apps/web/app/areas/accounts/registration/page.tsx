import { accountMessages } from "@jdj/contract/accounts/messages";
import { at } from "@jdj/contract/paths/addresses";
import { dateIn } from "@jdj/french/dates";
import { redirect } from "react-router";
import { Lead, OtherPages } from "#app/areas/accounts/account-page.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { askedReturn, returnAddress } from "#app/http/signed-in.ts";
import type { Route } from "./+types/page";
import { answerRegistration } from "./answer-registration.ts";
import { CodeForm } from "./code-form.tsx";
import { isCodeStep } from "./code-step.ts";
import { RegistrationForm } from "./registration-form.tsx";

export const handle: PageHandle = { page: "static", cachedBy: ["retour", "depuis", "mode"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  if (context.get(visitorContext).user)
    throw redirect(returnAddress(askedReturn(request.url), at("summary")));
  const { notebook, accounts } = context.get(apiContext);
  const [{ data: eventTypes }, methods] = await Promise.all([
    notebook.events.eventTypes(),
    accounts.registrationMethods.registrationMethods(),
  ]);
  const asked = new URL(request.url).searchParams;
  return {
    eventTypes,
    methods,
    // Most register from a phone, with its number.
    asked: asked.get("mode") ?? "telephone",
    back: askedReturn(request.url),
    today: dateIn(new Date()),
  };
}

export function action({ context, request }: Route.ActionArgs) {
  return answerRegistration(context, request);
}

/** `/inscription`: the form, then the code for those who register by phone. */
export default function Registration({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.methods.email && !loaderData.methods.phone) return <RegistrationClosed />;
  return isCodeStep(actionData) ? (
    <CodeForm {...actionData} />
  ) : (
    <RegistrationForm {...loaderData} state={actionData} />
  );
}

/** Shown instead of the form where neither an address nor a number can be verified. */
function RegistrationClosed() {
  return (
    <>
      <PublicHead
        title="Inscription"
        description={accountMessages.registrationClosed}
        path={at("register")}
      />
      <h1>Créer mon carnet</h1>
      <Lead>{accountMessages.registrationClosed} Revenez bientôt.</Lead>
      <OtherPages>
        <a href={at("signIn")}>Se connecter</a>
        <a href={at("home")}>Retour à l’accueil</a>
      </OtherPages>
    </>
  );
}
