import type { FieldErrors } from "@jdj/contract/call/refusals";
import { guestFrom } from "#app/areas/notebook/guests/guest-values.ts";
import { textFrom } from "#app/forms/form-fields.ts";

/**
 * The keys of the guests in a creation form, in their order. The key of a guest, `g3`, stays whatever
 * is added or removed around it, and its fields are named `g3.email`.
 */
export function rowsIn(names: Iterable<string>): string[] {
  const keys = new Set<string>();
  for (const name of names) {
    const [key, field] = name.split(".", 2);
    if (key && field && /^g\d+$/.test(key)) keys.add(key);
  }
  return [...keys];
}

/** A key that no guest of the form has. */
export function nextRow(rows: readonly string[]): string {
  return `g${Math.max(0, ...rows.map((key) => Number(key.slice(1)))) + 1}`;
}

/** The guests of the form as the call takes them. */
export function guestsFrom(form: FormData) {
  const idempotency_key = textFrom(form, "idempotency_key") || undefined;
  return rowsIn(form.keys()).map((key) => ({ ...guestFrom(form, `${key}.`), idempotency_key }));
}

/** The texts of the form by the names of its fields, to store as a draft; none when nothing was typed. */
export function typedIn(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string") texts[name] = value;
  const isTyped = ([name, text]: [string, string]) =>
    text !== "" && /^g\d+\.(?!.*_code$)/.test(name);
  return Object.entries(texts).some(isTyped) ? texts : {};
}

/** The call names fields by the guest's place, `0.email`; the form by its key, `g3.email`. */
export function errorsByRow(errors: FieldErrors, rows: readonly string[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => {
      const [place, field] = name.split(".", 2);
      const key = rows[Number(place)];
      return [key && field ? `${key}.${field}` : name, messages];
    }),
  );
}
