import type { EventPage } from "@jdj/contract/event-page/public-page";

type Ceremony = EventPage["ceremonies"][number];

/** What takes place on one day, in the order of the hours; `date` is null for what has none yet. */
export interface ProgrammeDay {
  date: string | null;
  ceremonies: Ceremony[];
}

/** The programme by days, the first first; what has no day stands last, what has no hour after what has one. */
export function programmeDays(ceremonies: readonly Ceremony[]): ProgrammeDay[] {
  const days = new Map<string | null, Ceremony[]>();
  for (const one of ceremonies) days.set(one.date, [...(days.get(one.date) ?? []), one]);
  const last = "9";
  return [...days]
    .sort(([one], [other]) => (one ?? last).localeCompare(other ?? last))
    .map(([date, list]) => ({
      date,
      ceremonies: list.sort((one, other) => (one.time ?? last).localeCompare(other.time ?? last)),
    }));
}
