import type { EventRow } from "@jdj/contract/notebook/event-shape";
import { countdown, daysUntil, longDate } from "@jdj/french/dates";

/** An event's day as shown in the head of the notebook, and the days left. */
export type EventDay = {
  day: string;
  left: string | null;
  /** The same on a phone. */
  shortLeft: string | null;
};

/**
 * « Le 27 mars 2027 », « Plus que 126 jours », « J-126 »; an approximate date has no
 * countdown, and a past one says so alone. Null without a date. @param today `YYYY-MM-DD`
 */
export function eventDay(
  event: Pick<EventRow, "wedding_date" | "wedding_date_precision"> & {
    event_type?: Pick<EventRow["event_type"], "tone">;
  },
  today: string,
): EventDay | null {
  const date = event.wedding_date;
  if (!date) return null;
  if (event.wedding_date_precision !== "exact")
    return { day: `Environ le ${longDate(date)}`, left: null, shortLeft: null };
  if (date < today) return { day: countdown(date, today), left: null, shortLeft: null };
  // A family in mourning counts no days.
  if (event.event_type?.tone === "sober")
    return { day: `Le ${longDate(date)}`, left: null, shortLeft: null };
  const left = countdown(date, today);
  const days = daysUntil(date, today);
  return { day: `Le ${longDate(date)}`, left, shortLeft: days > 1 ? `J-${days}` : left };
}
