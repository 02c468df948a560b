import type { FormState } from "./form-state.ts";

/** The props of a field component, from the form's last result. */
export type FieldValues = {
  name: string;
  defaultValue: string | undefined;
  errors: string[] | undefined;
  scope: number | undefined;
};

/**
 * Binds field components to an action's result: `const field = bindFields(actionData, { email })`, then
 * `<TextField label="Email" {...field("email")} />`. The typed value wins over `saved`;
 * `scope` tells several forms of a page apart.
 */
export function bindFields(
  state: FormState | undefined,
  saved: Record<string, string | null | undefined> = {},
  scope?: number,
): (name: string) => FieldValues {
  return (name) => ({
    name,
    defaultValue: state?.values[name] ?? saved[name] ?? undefined,
    errors: state?.errors[name],
    scope,
  });
}
