import { type PlaceholderValues, sampleValues } from "@jdj/contract/cards/placeholders";
import { displayPhone } from "@jdj/french/phone";
import type { ChoosableGuest } from "./draft.ts";

/**
 * The values of the placeholders in a preview: the guest's, the notebook's, and made-up ones
 * where there are none yet.
 * @param event the values of the event's placeholders, from the API
 */
export function previewValues(
  guest: ChoosableGuest | null,
  event: Readonly<Record<string, string>>,
): PlaceholderValues {
  const own = guest && {
    "[e-mail]": guest.email ?? "",
    "[contact 1]": displayPhone(guest.phone),
    "[contact 2]": guest.phone2 === null ? "" : displayPhone(guest.phone2),
  };
  const told = Object.entries({ ...event, ...own }).filter(([, words]) => words !== "");
  return {
    ...sampleValues,
    ...(guest && {
      civility: guest.civility,
      givenNames: guest.givenNames,
      lastName: guest.lastName,
    }),
    others: { ...sampleValues.others, ...Object.fromEntries(told) },
  };
}

/** The same values for a text that is HTML: a name that holds a sign of markup stays a name. */
export function escapedValues(values: PlaceholderValues): PlaceholderValues {
  const safe = (words: string) =>
    words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const others = Object.entries(values.others ?? {}).map(([mark, words]) => [mark, safe(words)]);
  return {
    civility: safe(values.civility),
    givenNames: safe(values.givenNames),
    lastName: safe(values.lastName),
    others: Object.fromEntries(others),
  };
}
