import { textFrom } from "#app/forms/form-fields.ts";

/** The days from the feast, negative before; what is no number stays as it was typed, and is refused. */
export function offsetFrom(form: FormData): string {
  const days = textFrom(form, "days").trim() || "?";
  return textFrom(form, "side") === "after" ? days : `-${days}`;
}
