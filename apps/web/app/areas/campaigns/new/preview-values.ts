import { sampleValues } from "@jdj/contract/campaigns/placeholder-samples";
import {
  fillPlaceholders,
  missingOfEvent,
  type PlaceholderValues,
  usedPlaceholders,
} from "@jdj/contract/campaigns/placeholders";
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

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/**
 * A message as HTML with its placeholders filled in. A sample in place of a value that is missing is
 * marked: the guest would read a gap there.
 */
export function previewHtml(
  body: string,
  format: "html" | "text",
  values: PlaceholderValues,
  missing: readonly string[],
): string {
  const shown = (name: string, value: string) =>
    missing.includes(name) ? `<mark>${escaped(value)}</mark>` : escaped(value);
  const others = Object.entries(values.others ?? {}).map(([name, value]) => [
    name,
    shown(name, value),
  ]);
  const html = fillPlaceholders(format === "html" ? body : escaped(body), {
    civility: escaped(values.civility),
    givenNames: escaped(values.givenNames),
    lastName: escaped(values.lastName),
    others: Object.fromEntries(others),
  });
  return format === "html" ? html : `<p>${html}</p>`;
}

/** The placeholders of a text without a value: of the event, and of the guest whom the preview shows. */
export function missingInPreview(
  body: string,
  guest: Guest | null,
  event: Readonly<Record<string, string>>,
): string[] {
  const empty = missingOfEvent(body, event);
  if (guest === null) return empty;
  const own = { "[e-mail]": guest.email, "[contact 2]": guest.phone_number_2 };
  const lacking = Object.entries(own).flatMap(([name, value]) => (value ? [] : [name]));
  const used = usedPlaceholders(body);
  return [...empty, ...lacking.filter((name) => used.includes(name))];
}
