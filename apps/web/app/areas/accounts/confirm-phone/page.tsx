import { accountMessages } from "@jdj/contract/accounts/messages";
import { type FieldErrors, fieldErrorsOf, refusalMessage } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { displayPhone } from "@jdj/french/phone";
import { data, redirect } from "react-router";
import { AccountForm, Lead, OtherPages, Refusal } from "#app/areas/accounts/account-page.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { codeFrom, textFrom } from "#app/forms/form-fields.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireUser } from "#app/http/signed-in.ts";
import { Button } from "#app/ui/button.tsx";
import { CodeField } from "#app/ui/code-field.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "static" };

/** Whether a code was sent, and the errors of the entered one. */
type CodeState = { message?: string; code?: string; errors: FieldErrors };

export async function loader({ context, request }: Route.LoaderArgs) {
  requireUser(context);
  const { user } = await context.get(apiContext).accounts.sessions.profile();
  const unproven = user.phone_verified_at === null ? user.phone_number_1 : null;
  const phone = user.pending_phone_number_1 ?? unproven;
  if (phone === null) throw redirect(at("account"));
  return { phone, sent: new URL(request.url).searchParams.has("envoye") };
}

/** Sends a code, or checks the entered one. */
export async function action({ context, request }: Route.ActionArgs) {
  requireUser(context);
  const form = await readForm(request);
  const { phoneVerification } = context.get(apiContext).accounts;
  const code = codeFrom(form, "code");
  try {
    if (textFrom(form, "step") === "send") {
      await phoneVerification.sendCode();
      const text = accountMessages.otpSent;
      return redirectWithFlash(context, `${at("confirmPhone")}?envoye=1`, {
        kind: "success",
        text,
      });
    }
    const { message } = await phoneVerification.confirm({ code });
    return redirectWithFlash(context, at("account"), { kind: "success", text: message });
  } catch (error) {
    const errors = fieldErrorsOf(error);
    if (errors) return data<CodeState>({ code, errors }, { status: 422 });
    const message = refusalMessage(error);
    if (message === null) throw error;
    return data<CodeState>({ message, code, errors: {} }, { status: 429 });
  }
}

/** `/confirmation-du-numero`: a code by SMS proves the number of the account. */
export default function ConfirmPhone({ loaderData, actionData }: Route.ComponentProps) {
  const { phone, sent } = loaderData;
  const isCodeAsked = sent || actionData?.errors.code !== undefined;
  return (
    <>
      <Title>Confirmer mon numéro</Title>
      <h1>Confirmer mon numéro</h1>
      <Lead>
        {isCodeAsked
          ? "Un code à 6\u00a0chiffres, valable 10\u00a0minutes, a été envoyé au "
          : "Nous envoyons un code à 6\u00a0chiffres au "}
        <strong className={words.nowrap}>{displayPhone(phone)}</strong>.
      </Lead>
      <Refusal>{actionData?.message}</Refusal>
      {isCodeAsked ? (
        <AccountForm action={`${at("confirmPhone")}?envoye=1`}>
          <CodeField
            name="code"
            label="Code reçu par SMS"
            errors={actionData?.errors.code}
            defaultValue={actionData?.errors.code ? undefined : actionData?.code}
            submits
          />
          <Button wide>Valider le code</Button>
        </AccountForm>
      ) : null}
      <AccountForm action={at("confirmPhone") + (isCodeAsked ? "?envoye=1" : "")}>
        <input type="hidden" name="step" value="send" />
        <Button wide variant={isCodeAsked ? "plain" : "main"}>
          {isCodeAsked ? "Renvoyer un code" : "Recevoir le code"}
        </Button>
      </AccountForm>
      <OtherPages>
        <a href={at("editAccount")}>Corriger ce numéro</a>
        <a href={at("account")}>Retour à mon compte</a>
      </OtherPages>
    </>
  );
}
