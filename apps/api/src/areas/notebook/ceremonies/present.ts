import type { DatePlace } from "@jdj/contract/notebook/ceremonies";
import { type EventCeremony, heldOn, isPlanned, proposedOn } from "./ceremony.ts";

/** A ceremony in the historical shape, with what was saved of it as pivot. */
export function presentCeremony(
  one: EventCeremony,
  event: { id: number; weddingDate: string | null },
): DatePlace {
  const { ceremony, held } = one;
  const proposed = proposedOn(one, event);
  return {
    id: ceremony.id,
    code: ceremony.code,
    name: ceremony.name,
    image: ceremony.drawing,
    isrequired: ceremony.isRequired ? 1 : 0,
    is_main: ceremony.isMain ? 1 : 0,
    is_activate: isPlanned(one) ? 1 : 0,
    proposed_date: proposed,
    pivot: {
      event_id: event.id,
      date_place_id: ceremony.id,
      wedding_date: held ? heldOn(one, event) : proposed,
      wedding_time: held?.time ?? null,
      wedding_location_prefix: held?.placePrefix ?? null,
      wedding_location: held?.place ?? null,
      is_activate: isPlanned(one) ? 1 : 0,
      version: held?.version ?? 0,
    },
  };
}
