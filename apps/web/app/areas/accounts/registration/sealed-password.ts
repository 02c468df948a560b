import type { FormState } from "#app/forms/form-state.ts";

/** The name of the hidden field that holds a sealed password. */
export const sealedPassword = "sealed_password";

/** The name of the hidden field that holds the sealed form of a code that is still valid. */
export const runningCode = "running_code";

/** Whether a refused form holds its password, sealed: the field may then stay empty. */
export function hasSealedPassword(state: FormState | undefined): boolean {
  return Boolean(state?.values[sealedPassword]) && state?.errors.password === undefined;
}
