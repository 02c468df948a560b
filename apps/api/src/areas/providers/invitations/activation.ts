import { accountMessages } from "@jdj/contract/accounts/messages";
import type { FieldErrors } from "@jdj/contract/call/refusals";
import { isRefusedPassword } from "../../../crypto/password.ts";
import type { ApiSettings } from "../../../settings.ts";

/** What a new member of a team fills in. */
export interface ActivationForm {
  givenNames: string;
  lastName: string;
  password: string;
  passwordConfirmation: string;
  terms: boolean;
}

/** The shortest password, in characters, as at registration. */
const SHORTEST = 3;

/** The errors of a new provider's account, by field of the call. */
export function activationErrors(
  form: ActivationForm,
  settings: Pick<ApiSettings, "passwordPolicy" | "isProduction">,
): FieldErrors {
  const errors: FieldErrors = {};
  if (form.givenNames === "") errors.given_names = [accountMessages.givenNamesRequired];
  if (form.lastName === "") errors.last_name = [accountMessages.lastNameRequired];
  if (form.password.length < SHORTEST) errors.password = [accountMessages.passwordTooShort];
  else if (isRefusedPassword(form.password, settings))
    errors.password = [accountMessages.passwordWeak];
  if (form.passwordConfirmation !== form.password)
    errors.password_confirmation = [accountMessages.passwordsDiffer];
  if (!form.terms) errors.terms = [accountMessages.termsRequired];
  return errors;
}
