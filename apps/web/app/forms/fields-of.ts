import type { FormState } from "./form-state.ts";

/** What a field component needs of the form's last answer. */
type FieldValues = { name: string; defaultValue: string | undefined; errors: string[] | undefined };

/**
 * Binds field components to an action's answer: `const field = fieldsOf(actionData, { email })`, then
 * `<TextField label="Email" {...field("email")} />`. What was typed wins over `saved`.
 */
export function fieldsOf(
  state: FormState | undefined,
  saved: Record<string, string | null | undefined> = {},
): (name: string) => FieldValues {
  return (name) => ({
    name,
    defaultValue: state?.values[name] ?? saved[name] ?? undefined,
    errors: state?.errors[name],
  });
}
