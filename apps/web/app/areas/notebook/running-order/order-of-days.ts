import type { DatePlace } from "@jdj/contract/notebook/ceremonies";
import { placePhrase, readPlacePrefix } from "@jdj/contract/notebook/place-phrase";

/** A ceremony in the running order. */
interface OrderedCeremony {
  id: number;
  name: string;
  /** `HH:MM`; null while it is not known. */
  time: string | null;
  /** « à la mairie de Cocody »; empty while it is not known. */
  place: string;
  /** How many people said that they come; null where nobody was asked. */
  people: number | null;
}

/** A day of the event with its ceremonies in their order. */
export interface OrderedDay {
  /** `YYYY-MM-DD`; null for the ceremonies whose day is still open. */
  day: string | null;
  ceremonies: OrderedCeremony[];
}

/**
 * The planned ceremonies of an event day by day, in the order of their hours. What has no day comes
 * last, and within a day what has no hour.
 * @param people how many come to a ceremony, by its id
 */
export function orderOfDays(
  ceremonies: readonly DatePlace[],
  people: ReadonlyMap<number, number>,
): OrderedDay[] {
  const days = new Map<string | null, OrderedCeremony[]>();
  for (const { id, name, is_activate, is_main, pivot } of ceremonies) {
    if (is_activate === 0) continue;
    // A date that is only proposed is not one; that of the main ceremony is the event's.
    const day = pivot.version > 0 || is_main === 1 ? pivot.wedding_date : null;
    const place = placePhrase(
      readPlacePrefix(pivot.wedding_location_prefix),
      pivot.wedding_location,
    );
    const ceremony = { id, name, time: pivot.wedding_time, place, people: people.get(id) ?? null };
    days.set(day, [...(days.get(day) ?? []), ceremony]);
  }
  // Behind every date and every hour.
  const last = "9";
  return [...days]
    .toSorted(([one], [other]) => (one ?? last).localeCompare(other ?? last))
    .map(([day, list]) => ({
      day,
      ceremonies: list.toSorted((one, other) =>
        (one.time ?? last).localeCompare(other.time ?? last),
      ),
    }));
}
