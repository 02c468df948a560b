import { NewPasswordFields } from "#app/areas/accounts/new-password-fields.tsx";
import { TermsField } from "#app/areas/accounts/registration/agreement-fields.tsx";
import type { bindFields } from "#app/forms/bind-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { PasswordField } from "#app/ui/password-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";

type AccountFieldsProps = {
  invitation: { email: string; has_account: boolean };
  field: ReturnType<typeof bindFields>;
  state: FormState | undefined;
};

/** A new account, or the password of the one that this address has already. */
export function AccountFields({ invitation, field, state }: AccountFieldsProps) {
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
