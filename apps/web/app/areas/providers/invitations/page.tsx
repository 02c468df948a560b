import { refusalMessage } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";
import { AccountForm, Lead, OtherPages, Refusal } from "#app/areas/accounts/account-page.tsx";
import { NewPasswordFields } from "#app/areas/accounts/new-password-fields.tsx";
import { newPasswordFrom } from "#app/areas/accounts/password-from.ts";
import { TermsField } from "#app/areas/accounts/registration/agreement-fields.tsx";
import { deviceToken, sessionHeaders } from "#app/areas/accounts/sign-in/sign-in.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { bindFields } from "#app/forms/bind-fields.ts";
import { textFrom } from "#app/forms/form-fields.ts";
import { type FormState, refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { providerSessionCookie } from "#app/http/cookies/session-cookie.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { found } from "#app/http/found.ts";
import { Button } from "#app/ui/button.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "static" };

/** What the link is for, or why it opens nothing any more; a member who opens it again goes on. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { invitations } = context.get(apiContext).providers;
  try {
    const invitation = await found(invitations.find({ token: params.token }));
    return { invitation, over: null };
  } catch (error) {
    const over = refusalMessage(error);
    if (over === null) throw error;
    if (context.get(visitorContext).provider?.shop) throw redirect(at("pro"));
    return { invitation: null, over };
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    const entered = await context.get(apiContext).providers.invitations.accept({
      token: params.token,
      given_names: textFrom(form, "given_names"),
      last_name: textFrom(form, "last_name"),
      ...newPasswordFrom(form),
      terms: form.has("terms"),
      device_token: await deviceToken(context, request),
    });
    const flash = { kind: "success", text: entered.message } as const;
    const headers = await sessionHeaders(context, providerSessionCookie, entered);
    return redirectWithFlash(context, at("pro"), flash, headers);
  } catch (error) {
    return refused(error, form);
  }
}

/** `/pro/activation/{token}`: activates a shop's account, or joins its team. */
export default function ProActivation({ loaderData, actionData }: Route.ComponentProps) {
  const { invitation, over } = loaderData;
  if (invitation === null)
    return (
      <>
        <Title>Lien expiré</Title>
        <h1>Ce lien ne sert plus</h1>
        <Lead>{over}</Lead>
        <OtherPages>
          <a href={at("proSignIn")}>Me connecter</a>
          <a href={at("proForgottenPassword")}>Mot de passe oublié&nbsp;?</a>
        </OtherPages>
      </>
    );
  const { shop, email, is_activation, has_account, given_names, last_name } = invitation;
  const field = bindFields(actionData, { given_names, last_name });
  const title = is_activation ? "Activer mon compte" : "Rejoindre l’équipe";
  return (
    <>
      <Title>{title}</Title>
      <h1>{title}</h1>
      <Lead>
        {is_activation ? "Pour la boutique " : "Vous rejoignez "}
        <strong>{shop}</strong>, avec l’adresse{" "}
        <strong className={words.breakAnywhere}>{email}</strong>.
      </Lead>
      <Refusal>{actionData?.message}</Refusal>
      <AccountForm>
        <AccountFields invitation={invitation} field={field} state={actionData} />
        <Button wide>{title}</Button>
      </AccountForm>
      {has_account ? (
        <OtherPages>
          <a href={at("proForgottenPassword")}>Mot de passe oublié&nbsp;?</a>
        </OtherPages>
      ) : null}
    </>
  );
}

type AccountFieldsProps = {
  invitation: { email: string; has_account: boolean };
  field: ReturnType<typeof bindFields>;
  state: FormState | undefined;
};

/** A new account, or the password of the one that this address has already. */
function AccountFields({ invitation, field, state }: AccountFieldsProps) {
  const { email, has_account } = invitation;
  if (has_account)
    return (
      <>
        <input type="email" name="username" autoComplete="username" defaultValue={email} hidden />
        <PasswordField
          label="Mot de passe de votre compte de prestataire"
          name="password"
          errors={state?.errors.password}
          autoComplete="current-password"
          required
        />
      </>
    );
  return (
    <>
      <TextField label="Prénoms" autoComplete="given-name" required {...field("given_names")} />
      <TextField label="Nom" autoComplete="family-name" required {...field("last_name")} />
      <NewPasswordFields username={email} errors={state?.errors} />
      <TermsField state={state} />
    </>
  );
}
