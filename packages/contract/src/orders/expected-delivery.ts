import { dateAfter, weekdayDate } from "@jdj/french/dates";
import type { ExpectedDays } from "./expected-days.ts";
import { isPublicHoliday } from "./public-holidays.ts";

/** When a seller works on orders. */
export interface WorkingTime {
  /** Working days until an order is prepared. */
  preparationDays: number;
  /** The weekdays on which they are open, 1 for Monday; none for Monday to Saturday. */
  weekdays: readonly number[];
}

const deliveryWeekdays = [1, 2, 3, 4, 5, 6];

/** Days between the first and the last expected day of a delivery. */
const MARGIN_DAYS = 2;

const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

const isWorkingDay = (date: string, weekdays: readonly number[]) =>
  weekdays.includes(weekdayOf(date)) && !isPublicHoliday(date);

/** The first working day on or after a date. */
function workingDayFrom(date: string, weekdays: readonly number[]): string {
  return isWorkingDay(date, weekdays) ? date : workingDayFrom(dateAfter(date, 1, "days"), weekdays);
}

/** The date so many working days after another one; with none, the first working day from it on. */
function afterWorkingDays(date: string, count: number, weekdays: readonly number[]): string {
  let reached = workingDayFrom(date, weekdays);
  for (let at = 0; at < count; at += 1)
    reached = workingDayFrom(dateAfter(reached, 1, "days"), weekdays);
  return reached;
}

/** The day on which a seller has prepared what is ordered today. */
export function readyOn(today: string, { preparationDays, weekdays }: WorkingTime): string {
  return afterWorkingDays(
    today,
    preparationDays,
    weekdays.length > 0 ? weekdays : deliveryWeekdays,
  );
}

/**
 * When what is ordered today arrives. It is sent on the day on which it is ready; nothing is delivered
 * on Sundays and holidays.
 * @param way the days from shipping to delivery, or that it is fetched
 */
export function expectedDelivery(
  today: string,
  working: WorkingTime,
  { days, pickup }: { days: number; pickup: boolean },
): ExpectedDays {
  const ready = readyOn(today, working);
  if (pickup) return { from: ready, until: ready };
  const from = workingDayFrom(dateAfter(ready, days, "days"), deliveryWeekdays);
  return { from, until: afterWorkingDays(from, MARGIN_DAYS, deliveryWeekdays) };
}

/** « Livré entre mar. 1er et jeu. 3 déc. », « Prêt à retirer dès mar. 1er déc. ». */
export function expectedText({ from, until }: ExpectedDays, pickup: boolean): string {
  if (pickup) return `Prêt à retirer dès ${weekdayDate(from)}`;
  const isSameMonth = from.slice(0, 7) === until.slice(0, 7);
  return `Livré entre ${weekdayDate(from, !isSameMonth)} et ${weekdayDate(until)}`;
}

/**
 * Whether an order that is not there yet is late. One that is fetched is there once it is prepared: its
 * buyer comes when they like.
 * @param today `YYYY-MM-DD`
 */
export function isLate(
  { state, ships, expected }: { state: string; ships: boolean; expected: ExpectedDays | null },
  today: string,
): boolean {
  const onItsWay = ships ? ["paid", "prepared", "shipped"] : ["paid"];
  return expected !== null && onItsWay.includes(state) && today > expected.until;
}
