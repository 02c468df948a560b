import type { CeremonyField } from "@jdj/contract/notebook/ceremony-form";
import { readPlacePrefix } from "@jdj/contract/notebook/place-phrase";
import type { ceremonies, eventCeremonies } from "./tables.ts";

/** A ceremony of an event, and what was saved of it. */
export interface EventCeremony {
  ceremony: typeof ceremonies.$inferSelect;
  held: typeof eventCeremonies.$inferSelect | null;
}

/** What the rules of a planned and a dated ceremony read. */
export interface CeremonyFacts {
  ceremony: Pick<EventCeremony["ceremony"], "isRequired" | "isMain">;
  held: Pick<NonNullable<EventCeremony["held"]>, "isActive" | "heldOn" | "place"> | null;
}

/** Whether a ceremony takes place: a required one always does. */
export function isPlanned({ ceremony, held }: CeremonyFacts): boolean {
  return ceremony.isRequired || held?.isActive === true;
}

/** The date of a ceremony that was saved, `YYYY-MM-DD`: the main one's is the event's. */
export function heldOn(
  { ceremony, held }: CeremonyFacts,
  { weddingDate }: { weddingDate: string | null },
): string | null {
  if (!held) return null;
  return ceremony.isMain ? weddingDate : held.heldOn;
}

/** The date of a ceremony as guests see it: the main one needs no saving once the event's is certain. */
export function toldOn(
  one: EventCeremony,
  event: { weddingDate: string | null; weddingDatePrecision: "exact" | "approximate" },
): string | null {
  const isCertain = one.ceremony.isMain && event.weddingDatePrecision === "exact";
  return isCertain ? event.weddingDate : heldOn(one, event);
}

/** The date with which the form of a ceremony begins, from the event's. */
export function proposedOn(
  { ceremony }: EventCeremony,
  { weddingDate }: { weddingDate: string | null },
): string | null {
  if (weddingDate === null) return null;
  const at = Date.parse(`${weddingDate}T00:00:00Z`) + ceremony.offsetDays * 86_400_000;
  return new Date(at).toISOString().slice(0, 10);
}

/** The values to store for a ceremony: what was sent, and for an inactive one the stored value where nothing valid was sent. */
export function ceremonyToWrite(
  values: Partial<Record<CeremonyField, string>>,
  one: EventCeremony,
  isActive: boolean,
) {
  return {
    heldOn: one.ceremony.isMain ? null : (values.wedding_date ?? one.held?.heldOn ?? null),
    time: values.wedding_time ?? one.held?.time ?? null,
    placePrefix: readPlacePrefix(values.wedding_location_prefix) ?? one.held?.placePrefix ?? null,
    place: values.wedding_location ?? one.held?.place ?? null,
    isActive,
  };
}
