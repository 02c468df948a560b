import type { FormState } from "./form-state.ts";

/** What a field part needs from the form's last answer. */
type FieldValues = { name: string; defaultValue: string | undefined; errors: string[] | undefined };

/**
 * Ties field parts to an action's answer: `const field = fieldsOf(actionData, { email })`, then
 * `<TextField label="Email" {...field("email")} />`. What was typed wins over `kept`.
 */
export function fieldsOf(
  state: FormState | undefined,
  kept: Record<string, string | null | undefined> = {},
): (name: string) => FieldValues {
  return (name) => ({
    name,
    defaultValue: state?.values[name] ?? kept[name] ?? undefined,
    errors: state?.errors[name],
  });
}
