import { textFrom } from "#app/forms/form-fields.ts";
import { filterFrom, listAddress } from "./list-address.ts";

/** The change that the form over the list asks for the chosen guests, as the call takes it. */
export function changeFrom(form: FormData) {
  const ids = textFrom(form, "ids").split(",").filter(Boolean);
  const chosen = { event_id: textFrom(form, "event_id"), ids };
  switch (textFrom(form, "intent")) {
    case "remove":
      return { action: "remove" as const, ...chosen };
    case "join":
      return { action: "household" as const, ...chosen, household: textFrom(form, "household") };
    case "separate":
      return { action: "household" as const, ...chosen, household: null };
    default:
      return { action: "categorise" as const, ...chosen, guest_id: textFrom(form, "guest_id") };
  }
}

/** The address of the list as it was shown before a change. */
export function listShown(form: FormData): string {
  const [, query = ""] = textFrom(form, "shown").split("?", 2);
  return listAddress(filterFrom(new URLSearchParams(query)));
}
