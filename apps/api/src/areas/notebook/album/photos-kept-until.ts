import { calendarDate } from "../../../app-context.ts";
import { monthsAgo, retentionPeriods } from "../../../retention-periods.ts";

/** The last day on which the photos of a feast are kept; null without a date. @param date `YYYY-MM-DD` */
export function keptUntil(date: string | null): string | null {
  if (date === null) return null;
  return calendarDate(monthsAgo(new Date(`${date}T00:00:00Z`), -retentionPeriods.albumMonths));
}
