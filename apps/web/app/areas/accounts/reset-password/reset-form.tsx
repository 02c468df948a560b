import { AccountForm, Lead, OtherPages, Refusal } from "#app/areas/accounts/account-page.tsx";
import { NewPasswordFields } from "#app/areas/accounts/new-password-fields.tsx";
import { Title } from "#app/document/title.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import words from "#app/ui/words.module.css";

type ResetFormProps = {
  state: FormState | undefined;
  email: string;
  /** Whose: « compte », « compte de prestataire ». */
  account: string;
  pages: { forgottenPassword: string; signIn: string };
};

/** The new password of a customer or provider, where the e-mail's link leads. */
export function ResetForm({ state, email, account, pages }: ResetFormProps) {
  return (
    <>
      <Title>Nouveau mot de passe</Title>
      <h1>Choisir un nouveau mot de passe</h1>
      <Lead>
        {`Pour le ${account} `}
        <strong className={words.breakAnywhere}>{email}</strong>. Tous vos appareils seront
        déconnectés.
      </Lead>
      <Refusal>{state?.message}</Refusal>
      <AccountForm>
        <NewPasswordFields username={email} errors={state?.errors} />
        <Button wide>Enregistrer le mot de passe</Button>
      </AccountForm>
      <OtherPages>
        <a href={pages.forgottenPassword}>Demander un nouveau lien</a>
        <a href={pages.signIn}>Retour à la connexion</a>
      </OtherPages>
    </>
  );
}
