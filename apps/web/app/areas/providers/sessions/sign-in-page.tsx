import { at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";
import { Lead, OtherPages } from "#app/areas/accounts/account-page.tsx";
import { askedOf, signIn } from "#app/areas/accounts/sign-in/sign-in.ts";
import { SignInForm } from "#app/areas/accounts/sign-in/sign-in-form.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { bindFields } from "#app/forms/bind-fields.ts";
import { textFrom } from "#app/forms/form-fields.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { providerSessionCookie } from "#app/http/cookies/session-cookie.ts";
import { askedReturn, returnAddress, withReturn } from "#app/http/signed-in.ts";
import { TextField } from "#app/ui/text-field.tsx";
import type { Route } from "./+types/sign-in-page";

export const handle: PageHandle = { page: "static" };

/** The address after sign-in: the page that asked, else the home page of the space. */
function goal(request: Request): string {
  return returnAddress(askedReturn(request.url), at("pro"));
}

export function loader({ context, request }: Route.LoaderArgs) {
  if (context.get(visitorContext).provider) throw redirect(goal(request));
  return askedOf(request);
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const { sessions } = context.get(apiContext).providers;
  return signIn(context, request, form, {
    page: at("proSignIn"),
    goal: goal(request),
    cookie: providerSessionCookie,
    login: (secret) => sessions.login({ email: textFrom(form, "email"), ...secret }),
  });
}

/** `/pro/connexion`: providers sign in here, and customers at their own page. */
export default function ProSignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { isSentHere, areCookiesRefused, back } = loaderData;
  const field = bindFields(actionData);
  return (
    <>
      <PublicHead
        title="Connexion des prestataires"
        description="L’espace des prestataires&nbsp;: vos demandes de devis, votre boutique et vos réservations."
        path={at("proSignIn")}
      />
      <h1>Espace prestataires</h1>
      <Lead>
        {isSentHere && !actionData
          ? "Connectez-vous pour ouvrir cette page."
          : "Vos demandes, votre boutique et vos réservations."}
      </Lead>
      <SignInForm
        state={actionData}
        areCookiesRefused={areCookiesRefused}
        forgottenPassword={withReturn(at("proForgottenPassword"), back)}
        data-draft-clear=""
      >
        <TextField
          label="Adresse email"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...field("email")}
        />
      </SignInForm>
      <OtherPages>
        <a href={at("onboarding")}>Demander une boutique</a>
        <a href={at("signIn")}>Je prépare une fête</a>
        <a href={at("home")}>Retour à l’accueil</a>
      </OtherPages>
    </>
  );
}
