import { type PlaceholderValues, sampleValues } from "@jdj/contract/cards/placeholders";
import type { Guest } from "@jdj/contract/notebook/guests";
import { civilityLabel } from "@jdj/contract/person/civility";
import { displayPhone } from "@jdj/french/phone";

/**
 * The values of the placeholders in a preview: the guest's, the notebook's, and samples where
 * there are none yet.
 * @param event the values of the event's placeholders, from the API
 */
export function previewValues(
  guest: Guest | null,
  event: Readonly<Record<string, string>>,
): PlaceholderValues {
  const own = guest && {
    "[e-mail]": guest.email ?? "",
    "[contact 1]": displayPhone(guest.phone_number_1),
    "[contact 2]": guest.phone_number_2 === null ? "" : displayPhone(guest.phone_number_2),
  };
  const known = Object.entries({ ...event, ...own }).filter(([, value]) => value !== "");
  return {
    ...sampleValues,
    ...(guest && {
      civility: civilityLabel(guest.civility),
      givenNames: guest.given_names,
      lastName: guest.last_name,
    }),
    others: { ...sampleValues.others, ...Object.fromEntries(known) },
  };
}

/** The same values, escaped for a text in HTML. */
export function escapedValues(values: PlaceholderValues): PlaceholderValues {
  const safe = (value: string) =>
    value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const others = Object.entries(values.others ?? {}).map(([name, value]) => [name, safe(value)]);
  return {
    civility: safe(values.civility),
    givenNames: safe(values.givenNames),
    lastName: safe(values.lastName),
    others: Object.fromEntries(others),
  };
}
