import { at } from "@jdj/contract/paths/addresses";
import { OtherPages } from "#app/areas/accounts/account-page.tsx";
import {
  ForgottenForm,
  sendLinkLabel,
} from "#app/areas/accounts/forgotten-password/forgotten-form.tsx";
import { sendResetLink } from "#app/areas/accounts/forgotten-password/send-reset-link.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { bindFields } from "#app/forms/bind-fields.ts";
import { textFrom } from "#app/forms/form-fields.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { TextField } from "#app/ui/text-field.tsx";
import type { Route } from "./+types/forgotten-password-page";

export const handle: PageHandle = { page: "static" };

export function loader({ request }: Route.LoaderArgs) {
  return { isSent: new URL(request.url).searchParams.has("envoye") };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const { sessions } = context.get(apiContext).providers;
  return sendResetLink(context, form, `${at("proForgottenPassword")}?envoye=1`, () =>
    sessions.requestReset({ email: textFrom(form, "email") }),
  );
}

/** `/pro/mot-de-passe-oublie`. */
export default function ProForgottenPassword({ loaderData, actionData }: Route.ComponentProps) {
  const isSent = loaderData.isSent && !actionData;
  const field = bindFields(actionData);
  return (
    <>
      <ForgottenForm
        state={actionData}
        isSent={isSent}
        account="compte de prestataire"
        lead="Donnez l’adresse email de votre compte de prestataire&nbsp;: nous y envoyons un lien pour choisir un nouveau mot de passe."
        action={at("proForgottenPassword")}
        submit={sendLinkLabel(isSent)}
      >
        <TextField
          label="Adresse email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          {...field("email")}
        />
      </ForgottenForm>
      <OtherPages>
        <a href={at("proSignIn")}>Retour à la connexion</a>
      </OtherPages>
    </>
  );
}
