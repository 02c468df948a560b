import type { EventRow } from "@jdj/contract/notebook/event-shape";
import { countdown, longDate } from "@jdj/french/dates";

/** An event's day as shown in the head of the notebook, and the days left. */
export type EventDay = { day: string; left: string | null };

/**
 * « Le 27 mars 2027 », « Plus que 126 jours »; an approximate date has no
 * countdown, and a past one says so alone. Null without a date. @param today `YYYY-MM-DD`
 */
export function eventDay(
  event: Pick<EventRow, "wedding_date" | "wedding_date_precision">,
  today: string,
): EventDay | null {
  const date = event.wedding_date;
  if (!date) return null;
  if (event.wedding_date_precision !== "exact")
    return { day: `Environ le ${longDate(date)}`, left: null };
  if (date < today) return { day: countdown(date, today), left: null };
  return { day: `Le ${longDate(date)}`, left: countdown(date, today) };
}
