/** The units in which a person may give the approximate date of their event. */
export const approximateUnits = ["days", "weeks", "months", "years"] as const;
export type ApproximateUnit = (typeof approximateUnits)[number];

/** How they read in French. */
export const approximateUnitLabels: Record<ApproximateUnit, string> = {
  days: "jours",
  weeks: "semaines",
  months: "mois",
  years: "années",
};

/** An event takes place at most so many years from today. */
export const EVENT_YEARS_AHEAD = 5;

function toText(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The same day so many months later, or the last of that month when it has no such day. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return toText(new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, last))));
}

/**
 * The calendar date that lies a number of units after `today`; null for what is no whole number of 1 or more.
 * @param today `YYYY-MM-DD`
 */
export function approximateDate(
  today: string,
  count: number,
  unit: ApproximateUnit,
): string | null {
  if (!Number.isInteger(count) || count < 1 || count > 2000) return null;
  if (unit === "months") return addMonths(today, count);
  if (unit === "years") return addMonths(today, count * 12);
  const days = unit === "weeks" ? count * 7 : count;
  return toText(new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000));
}

/** Whether a date may be that of an event: from today to five years ahead. */
export function isEventDate(date: string, today: string): boolean {
  return date >= today && date <= addMonths(today, EVENT_YEARS_AHEAD * 12);
}

/** Nobody younger may register, in years. */
export const MINIMUM_AGE = 18;

/** Whole years from a birth date to a day. A birthday on 29 February counts from 1 March in other years. */
export function ageOn(dob: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dob.slice(0, 4));
  return day.slice(5) < dob.slice(5) ? years - 1 : years;
}
