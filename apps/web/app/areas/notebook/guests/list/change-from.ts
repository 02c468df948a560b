import { textFrom } from "#app/forms/form-fields.ts";

/** The change that the form over the list asks for the chosen guests, as the call takes it. */
export function changeFrom(form: FormData) {
  const ids = textFrom(form, "ids").split(",").filter(Boolean);
  const chosen = { event_id: textFrom(form, "event_id"), ids };
  return textFrom(form, "intent") === "remove"
    ? { action: "remove" as const, ...chosen }
    : { action: "categorise" as const, ...chosen, guest_id: textFrom(form, "guest_id") };
}
