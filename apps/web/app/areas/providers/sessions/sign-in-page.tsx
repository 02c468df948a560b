import { refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";
import forms from "#app/areas/accounts/form.module.css";
import { passwordFrom } from "#app/areas/accounts/password-from.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { bindFields } from "#app/forms/bind-fields.ts";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { cookieCheck, goalOrCookieCheck } from "#app/http/cookie-check.ts";
import { knownDeviceCookie } from "#app/http/cookies/device-cookies.ts";
import { providerSessionCookie } from "#app/http/cookies/session-cookie.ts";
import { askedReturn, returnAddress, withReturn } from "#app/http/signed-in.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { PasswordField } from "#app/ui/password-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Route } from "./+types/sign-in-page";

export const handle: PageHandle = { page: "static" };

/** The address after sign-in: the page that asked, else the home page of the space. */
function goal(request: Request): string {
  return returnAddress(askedReturn(request.url), at("pro"));
}

export function loader({ context, request }: Route.LoaderArgs) {
  if (context.get(visitorContext).provider) throw redirect(goal(request));
  const asked = new URL(request.url).searchParams;
  return {
    isSentHere: asked.has("retour") && !asked.has(cookieCheck),
    areCookiesRefused: asked.has(cookieCheck),
    back: askedReturn(request.url),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    const visitor = context.get(visitorContext);
    const entered = await context.get(apiContext).providers.sessions.login({
      email: textFrom(form, "email"),
      password: passwordFrom(form),
      device_token: (await knownDeviceCookie.read(request, visitor)) ?? "",
    });
    return redirect(goalOrCookieCheck(request, goal(request), visitor, at("proSignIn")), {
      headers: [
        ["Set-Cookie", await providerSessionCookie.set(entered.token, visitor)],
        ["Set-Cookie", await knownDeviceCookie.set(entered.device_token, visitor)],
      ],
    });
  } catch (error) {
    return refused(error, form, refusal("busy").message);
  }
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
      <p className={forms.lead}>
        {isSentHere && !actionData
          ? "Connectez-vous pour ouvrir cette page."
          : "Vos demandes, votre boutique et vos réservations."}
      </p>
      {areCookiesRefused && !actionData ? (
        <div className={forms.message}>
          <ErrorNote>
            Votre navigateur refuse les cookies&nbsp;: sans eux, nous ne pouvons pas vous garder
            connecté. Autorisez les cookies pour ce site dans les réglages du navigateur, puis
            connectez-vous à nouveau.
          </ErrorNote>
        </div>
      ) : null}
      {actionData ? (
        <div className={forms.message}>
          <ErrorNote>{actionData.message}</ErrorNote>
        </div>
      ) : null}
      <form method="post" noValidate className={`${kit.stack5} ${forms.form}`} data-draft-clear="">
        <TextField
          label="Adresse email"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...field("email")}
        />
        <PasswordField
          label="Mot de passe"
          name="password"
          errors={actionData?.errors.password}
          autoComplete="current-password"
        />
        <a
          href={withReturn(at("proForgottenPassword"), back)}
          className={`${kit.tapTarget} ${forms.beside}`}
        >
          Mot de passe oublié&nbsp;?
        </a>
        <Button wide>Se connecter</Button>
      </form>
      <nav aria-label="Autres pages" className={forms.others}>
        <a href={at("onboarding")}>Demander une boutique</a>
        <a href={at("signIn")}>Je prépare une fête</a>
        <a href={at("home")}>Retour à l’accueil</a>
      </nav>
    </>
  );
}
