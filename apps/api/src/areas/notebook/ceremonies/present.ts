import type { DatePlace } from "@jdj/contract/notebook/ceremonies";
import { type EventCeremony, heldOn, isPlanned, proposedOn } from "./ceremony.ts";

/** A ceremony in the historical shape, with what was saved of it as pivot. */
export function presentCeremony(
  one: EventCeremony,
  event: { weddingDate: string | null },
): DatePlace {
  const { ceremony, held } = one;
  return {
    id: ceremony.id,
    code: ceremony.code,
    name: ceremony.name,
    image: ceremony.drawing,
    isrequired: ceremony.isRequired ? 1 : 0,
    is_main: ceremony.isMain ? 1 : 0,
    is_activate: isPlanned(one) ? 1 : 0,
    proposed_date: proposedOn(one, event),
    pivot: held && {
      event_id: held.eventId,
      date_place_id: held.ceremonyId,
      wedding_date: heldOn(one, event),
      wedding_time: held.time,
      wedding_location_prefix: held.placePrefix,
      wedding_location: held.place,
      is_activate: isPlanned(one) ? 1 : 0,
      version: held.version,
    },
  };
}
