/** When the first tasks of a planning begin, in days before the event: one year. */
export const PLANNING_LEAD_DAYS = 365;

const DAY_MS = 86_400_000;

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The dates proposed for a task from the event's. Hosts who began less than a year ahead get the same
 * order in less time: what lies before the event is drawn together into the days that they had;
 * what lies after stays at its distance.
 * @param offsets days from the event to the task's start and end, negative before it
 * @param begunOn the day on which the event was created, so that proposals never move by themselves
 */
export function proposedDates(
  offsets: { start: number; end: number },
  eventDate: string,
  begunOn: string,
): { start_date: string; end_date: string } {
  const had = Math.round((Date.parse(eventDate) - Date.parse(begunOn)) / DAY_MS);
  const factor = Math.min(1, Math.max(0, had) / PLANNING_LEAD_DAYS);
  const at = (offset: number) =>
    addDays(eventDate, offset < 0 ? Math.round(offset * factor) : offset);
  return { start_date: at(offsets.start), end_date: at(offsets.end) };
}
