import type { ComponentProps } from "react";
import { AccountForm, Refusal } from "#app/areas/accounts/account-page.tsx";
import forms from "#app/areas/accounts/form.module.css";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import { PasswordField } from "#app/ui/password-field.tsx";

/** What somebody reads who comes back without the cookie of their session. */
const cookiesRefused =
  "Votre navigateur refuse les cookies\u00a0: sans eux, nous ne pouvons pas vous garder connecté. Autorisez les cookies pour ce site dans les réglages du navigateur, puis connectez-vous à nouveau.";

type SignInFormProps = ComponentProps<"form"> & {
  state: FormState | undefined;
  areCookiesRefused: boolean;
  /** The page of a forgotten password. */
  forgottenPassword: string;
};

/** The sign-in of customers or providers: `children` are the fields that name the account. */
export function SignInForm({
  state,
  areCookiesRefused,
  forgottenPassword,
  children,
  ...form
}: SignInFormProps) {
  return (
    <>
      <Refusal>{state?.message ?? (areCookiesRefused ? cookiesRefused : undefined)}</Refusal>
      <AccountForm {...form}>
        {children}
        <PasswordField
          label="Mot de passe"
          name="password"
          errors={state?.errors.password}
          autoComplete="current-password"
        />
        <a href={forgottenPassword} className={`${kit.tapTarget} ${forms.beside}`}>
          Mot de passe oublié&nbsp;?
        </a>
        <Button wide>Se connecter</Button>
      </AccountForm>
    </>
  );
}
