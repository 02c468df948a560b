import type { ReactNode } from "react";
import { AccountForm, Lead, Refusal } from "#app/areas/accounts/account-page.tsx";
import { Title } from "#app/document/title.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";

type ForgottenFormProps = {
  state: FormState | undefined;
  /** Whether a link has just been sent. */
  isSent: boolean;
  /** Whose: « compte », « compte de prestataire ». */
  account: string;
  lead: string;
  /** The address of the page. */
  action: string;
  submit: ReactNode;
  children: ReactNode;
};

/** A forgotten password of customers or providers: `children` are the fields that name the account. */
export function ForgottenForm(props: ForgottenFormProps) {
  const { state, isSent, account, lead, action, submit, children } = props;
  return (
    <>
      <Title>Mot de passe oublié</Title>
      <h1>Mot de passe oublié</h1>
      <Lead>
        {isSent
          ? `Si un ${account} existe à cette adresse, un lien vient d’y être envoyé\u00a0: il est valable 30\u00a0minutes. Pensez à regarder dans vos courriers indésirables.`
          : lead}
      </Lead>
      <Refusal>{state?.message}</Refusal>
      <AccountForm action={action}>
        {children}
        <Button wide variant={isSent ? "plain" : "main"}>
          {submit}
        </Button>
      </AccountForm>
    </>
  );
}

/** What the button says that sends the link. */
export const sendLinkLabel = (isSent: boolean) =>
  isSent ? "Renvoyer le lien" : "Recevoir le lien";
