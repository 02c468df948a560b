import type { Client } from "@jdj/contract/client";
import { at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";
import { Lead, OtherPages } from "#app/areas/accounts/account-page.tsx";
import forms from "#app/areas/accounts/form.module.css";
import { signInMethodOf } from "#app/areas/accounts/sign-in-method.ts";
import { SignInMethodFields } from "#app/areas/accounts/sign-in-method-fields.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { shareNameOf } from "#app/document/share-name.ts";
import { phoneFrom, textFrom } from "#app/forms/form-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { flashCookie } from "#app/http/cookies/flash-cookie.ts";
import { sessionCookie } from "#app/http/cookies/session-cookie.ts";
import { askedReturn, returnAddress, withReturn } from "#app/http/signed-in.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import type { Route } from "./+types/page";
import { askedOf, signIn } from "./sign-in.ts";
import { SignInForm } from "./sign-in-form.tsx";

export const handle: PageHandle = { page: "static", cachedBy: ["retour", "depuis", "mode"] };

/** The address after sign-in: the page that asked, else where their notebook begins. */
function goal(request: Request): string {
  return returnAddress(askedReturn(request.url), at("notebook"));
}

/** The form with the address or number of somebody who comes from a new password. */
function knownAccount(account: string): FormState {
  const values: Record<string, string> = account.includes("@")
    ? { mode: "email", email: account }
    : { mode: "telephone", phone_number: account };
  return { message: "", errors: {}, values };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  if (context.get(visitorContext).user) throw redirect(goal(request));
  const flash = await flashCookie.read(request, context.get(visitorContext));
  const { available } = await context.get(apiContext).accounts.facebook.available();
  const facebook = `${at("facebookStart")}?retour=${encodeURIComponent(goal(request))}`;
  const asked = askedOf(request);
  return {
    ...asked,
    shared: await sharedProvider(context.get(apiContext), asked.back),
    method: new URL(request.url).searchParams.get("mode"),
    known: flash?.account ? knownAccount(flash.account) : undefined,
    facebook: available ? facebook : null,
  };
}

/** What a chat app says of a link to a provider's page, which asks strangers to sign in. */
async function sharedProvider({ providers }: Client, back: string | null) {
  const id = Number(back && shareNameOf(back).match(/^prestataire\/(\d{1,9})$/)?.[1]);
  if (!id) return null;
  const found = await providers.directory.list({ id }).catch(() => null);
  const [provider] = found?.data ?? [];
  return provider
    ? {
        title: [provider.name, provider.service_type?.name, provider.town]
          .filter(Boolean)
          .join(" · "),
        description: provider.short_description,
      }
    : null;
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const account =
    signInMethodOf(textFrom(form, "mode")) === "telephone"
      ? { phone_number: phoneFrom(form, "phone_number") }
      : { email: textFrom(form, "email") };
  const { sessions } = context.get(apiContext).accounts;
  return signIn(context, request, form, {
    page: at("signIn"),
    goal: goal(request),
    cookie: sessionCookie,
    login: (secret) => sessions.login({ ...account, ...secret }),
  });
}

/** `/connexion`, by e-mail or by phone. */
export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { method, isSentHere, areCookiesRefused, back, known, facebook, shared } = loaderData;
  return (
    <>
      <PublicHead
        title="Connexion"
        description="Ouvrez votre carnet : invités, budget, planning et cartes d’invitation vous attendent."
        path={at("signIn")}
        leadsTo={back}
        shared={shared}
      />
      <h1>Se connecter</h1>
      {isSentHere && !actionData ? <Lead>Connectez-vous pour ouvrir cette page.</Lead> : null}
      <SignInForm
        state={actionData}
        areCookiesRefused={areCookiesRefused}
        forgottenPassword={withReturn(at("forgottenPassword"), back)}
      >
        <SignInMethodFields
          legend="Se connecter avec"
          state={actionData ?? known}
          asked={method}
          phoneName="phone_number"
        />
      </SignInForm>
      {facebook ? (
        <div className={`${kit.stack4} ${forms.or}`}>
          <LinkButton
            to={facebook}
            reloadDocument
            wide
            variant="plain"
            icon={<Icon name="brand-facebook" />}
          >
            Continuer avec Facebook
          </LinkButton>
        </div>
      ) : null}
      <OtherPages>
        <a href={withReturn(at("register"), back)}>Créer mon carnet</a>
        <a href={at("proSignIn")}>Je suis prestataire</a>
        <a href={at("home")}>Retour à l’accueil</a>
      </OtherPages>
    </>
  );
}
