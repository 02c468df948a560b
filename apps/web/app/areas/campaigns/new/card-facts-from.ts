import { dateFrom, textFrom } from "#app/forms/form-fields.ts";

/** The form beside the first card; its fields are named as the call names its errors. */
export const cardFactsForm = "premiere-carte";

/** What was typed beside the first card, as its call takes it; null where the card has no such fields. */
export function cardFactsFrom(form: FormData) {
  const eventId = Number(textFrom(form, "first_card"));
  if (!Number.isSafeInteger(eventId) || eventId === 0) return null;
  return {
    eventId,
    names: byId(form, "names."),
    civility: byId(form, "civility."),
    date: dateFrom(form, "date"),
    place: textFrom(form, "place"),
  };
}

function byId(form: FormData, prefix: string): Record<string, string> {
  const names = [...form.keys()].filter((name) => name.startsWith(prefix));
  return Object.fromEntries(names.map((name) => [name.slice(prefix.length), textFrom(form, name)]));
}
