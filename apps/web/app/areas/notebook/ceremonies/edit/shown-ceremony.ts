import type { DatePlace } from "@jdj/contract/notebook/ceremonies";
import { inferPlacePrefix, usedPlacePrefix } from "@jdj/contract/notebook/place-phrase";
import { shortDate } from "@jdj/french/dates";
import { dateFrom, textFrom } from "#app/forms/form-fields.ts";

/** What the form of a ceremony begins with, by the names of its fields. */
export type ShownCeremony = {
  wedding_date: string | null;
  wedding_time: string | null;
  /** Empty while the place decides. */
  wedding_location_prefix: string;
  wedding_location: string | null;
  isActive: boolean;
};

/** A ceremony as its form shows it: a preposition that the place asks for by itself is not chosen. */
export function shownCeremony({
  pivot,
  proposed_date,
  is_activate,
  isrequired,
}: DatePlace): ShownCeremony {
  const place = pivot.wedding_location ?? "";
  const used = usedPlacePrefix(pivot.wedding_location_prefix, place);
  return {
    wedding_date: pivot.wedding_date ?? proposed_date,
    wedding_time: pivot.wedding_time,
    wedding_location_prefix: used === inferPlacePrefix(place) ? "" : used,
    wedding_location: pivot.wedding_location,
    isActive: isrequired === 1 || is_activate === 1,
  };
}

/** What the form holds, with the preposition that the place asks for where none was chosen. */
export function ceremonyFrom(form: FormData) {
  const place = textFrom(form, "wedding_location");
  return {
    wedding_date: dateFrom(form, "wedding_date"),
    wedding_time: textFrom(form, "wedding_time"),
    wedding_location_prefix: textFrom(form, "wedding_location_prefix") || inferPlacePrefix(place),
    wedding_location: place,
  };
}

/** What a device stores of the form until it is saved: its texts, once one differs from what was shown. */
export function textsToStore(form: FormData, initial: ShownCeremony): Record<string, string> {
  const same = (name: Exclude<keyof ShownCeremony, "isActive">) => {
    const shown = initial[name] ?? "";
    const typed = textFrom(form, name);
    return (
      typed === shown || (name === "wedding_date" && shown !== "" && typed === shortDate(shown))
    );
  };
  const isSame =
    same("wedding_date") &&
    same("wedding_time") &&
    same("wedding_location_prefix") &&
    same("wedding_location") &&
    (form.has("is_activate") === initial.isActive || !form.has("may_be_inactive"));
  const texts: Record<string, string> = {};
  if (!isSame) for (const [name, value] of form) if (typeof value === "string") texts[name] = value;
  return texts;
}
