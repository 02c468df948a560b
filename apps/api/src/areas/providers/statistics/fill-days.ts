import { dateAfter } from "@jdj/french/dates";

/** The counts of one day. */
export interface DayCounts {
  /** `YYYY-MM-DD` */
  day: string;
  seen: number;
  requested: number;
}

/** The last days up to today, the oldest first; a day without counts has none. */
export function fillDays(counted: readonly DayCounts[], today: string, days: number): DayCounts[] {
  const known = new Map(counted.map((counts) => [counts.day, counts]));
  return Array.from({ length: days }, (_, index) => {
    const day = dateAfter(today, index + 1 - days, "days");
    return known.get(day) ?? { day, seen: 0, requested: 0 };
  });
}
