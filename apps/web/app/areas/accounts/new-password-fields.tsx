import type { FieldErrors } from "@jdj/contract/call/refusals";
import { PasswordField } from "#app/ui/password-field.tsx";

type NewPasswordFieldsProps = {
  /** The address or number of the account: the browser stores the password for it. */
  username: string;
  errors: FieldErrors | undefined;
};

/** A new password, twice. */
export function NewPasswordFields({ username, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <input
        type={username.includes("@") ? "email" : "tel"}
        name="username"
        autoComplete="username"
        defaultValue={username}
        hidden
      />
      <PasswordField
        label="Nouveau mot de passe"
        name="password"
        hint="3 caractères au moins. Une suite de mots est plus sûre."
        errors={errors?.password}
        autoComplete="new-password"
        strength
        required
      />
      <PasswordField
        label="Confirmer le mot de passe"
        name="password_confirmation"
        errors={errors?.password_confirmation}
        autoComplete="new-password"
        required
      />
    </>
  );
}
