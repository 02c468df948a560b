import type { FieldErrors } from "@jdj/contract/call/refusals";
import { PasswordField } from "#app/ui/password-field.tsx";

/** A new password, twice. The hidden address lets the browser store it for the right account. */
export function NewPasswordFields({
  email,
  errors,
}: {
  email: string;
  errors: FieldErrors | undefined;
}) {
  return (
    <>
      <input type="email" name="username" autoComplete="username" defaultValue={email} hidden />
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
