import { refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";
import forms from "#app/areas/accounts/form.module.css";
import { passwordFrom } from "#app/areas/accounts/password-from.ts";
import { signInMethodOf } from "#app/areas/accounts/sign-in-method.ts";
import { SignInMethodFields } from "#app/areas/accounts/sign-in-method-fields.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { phoneFrom, textFrom } from "#app/forms/form-fields.ts";
import { type FormState, refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { cookieCheck, goalOrCookieCheck } from "#app/http/cookie-check.ts";
import { knownDeviceCookie } from "#app/http/cookies/device-cookies.ts";
import { flashCookie } from "#app/http/cookies/flash-cookie.ts";
import { sessionCookie } from "#app/http/cookies/session-cookie.ts";
import { askedReturn, returnAddress, withReturn } from "#app/http/signed-in.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { PasswordField } from "#app/ui/password-field.tsx";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "static", cachedBy: ["retour", "depuis", "mode"] };

/** The address after sign-in: the page that asked, else the couple's. */
function goal(request: Request): string {
  return returnAddress(askedReturn(request.url), at("couple"));
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
  const asked = new URL(request.url).searchParams;
  const flash = await flashCookie.read(request, context.get(visitorContext));
  const { available } = await context.get(apiContext).accounts.facebook.available();
  const facebook = `${at("facebookStart")}?retour=${encodeURIComponent(goal(request))}`;
  return {
    asked: asked.get("mode"),
    sentHere: asked.has("retour"),
    cookiesRefused: asked.has(cookieCheck),
    back: askedReturn(request.url),
    known: flash?.account ? knownAccount(flash.account) : undefined,
    facebook: available ? facebook : null,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const byPhone = signInMethodOf(textFrom(form, "mode")) === "telephone";
  try {
    const visitor = context.get(visitorContext);
    const entered = await context.get(apiContext).accounts.sessions.login({
      ...(byPhone
        ? { phone_number: phoneFrom(form, "phone_number") }
        : { email: textFrom(form, "email") }),
      password: passwordFrom(form),
      device_token: (await knownDeviceCookie.read(request, visitor)) ?? "",
    });
    return redirect(goalOrCookieCheck(request, goal(request), visitor), {
      headers: [
        ["Set-Cookie", await sessionCookie.set(entered.token, visitor)],
        ["Set-Cookie", await knownDeviceCookie.set(entered.device_token, visitor)],
      ],
    });
  } catch (error) {
    return refused(error, form, refusal("busy").message);
  }
}

/** `/connexion`, by e-mail or by phone. */
export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, sentHere, cookiesRefused, back, known, facebook } = loaderData;
  return (
    <>
      <PublicHead
        title="Connexion"
        description="Ouvrez votre carnet : invités, budget, planning et cartes d’invitation vous attendent."
        path={at("signIn")}
      />
      <h1>Se connecter</h1>
      {sentHere && !cookiesRefused && !actionData ? (
        <p className={forms.lead}>Connectez-vous pour ouvrir cette page.</p>
      ) : null}
      {cookiesRefused && !actionData ? (
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
      <form method="post" noValidate className={`${kit.stack5} ${forms.form}`}>
        <SignInMethodFields
          legend="Se connecter avec"
          state={actionData ?? known}
          asked={asked}
          phoneName="phone_number"
        />
        <PasswordField
          label="Mot de passe"
          name="password"
          errors={actionData?.errors.password}
          autoComplete="current-password"
        />
        <a
          href={withReturn(at("forgottenPassword"), back)}
          className={`${kit.tapTarget} ${forms.beside}`}
        >
          Mot de passe oublié&nbsp;?
        </a>
        <Button wide>Se connecter</Button>
      </form>
      {facebook ? (
        <div className={`${kit.stack4} ${forms.or}`}>
          <LinkButton
            to={facebook}
            reloadDocument
            wide
            look="plain"
            icon={<Icon name="brand-facebook" />}
          >
            Continuer avec Facebook
          </LinkButton>
        </div>
      ) : null}
      <nav aria-label="Autres pages" className={forms.others}>
        <a href={withReturn(at("register"), back)}>Créer mon carnet</a>
        <a href={at("proSignIn")}>Je suis prestataire</a>
        <a href={at("home")}>Retour à l’accueil</a>
      </nav>
    </>
  );
}
