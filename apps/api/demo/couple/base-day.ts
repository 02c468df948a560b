const DAY_MS = 86_400_000;

/** Days from the base to the wedding: 22 of its 54 tasks are due by then, see `planning.ts`. */
const WEDDING_IN = 117;

/** A calendar date, `YYYY-MM-DD`, so many days later; earlier when negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The day from which every date of the demonstration is counted: the Monday of this week. What
 * happened lies before it, so nothing is ever dated in the future; what is due on its Sunday is due
 * this week on each of its days.
 */
export function baseDay(today: string): string {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, -((weekday + 6) % 7));
}

/** The wedding of the demonstration: a Saturday between 111 and 117 days ahead. */
export function weddingDay(base: string): string {
  return addDays(base, WEDDING_IN);
}

/** An instant in Abidjan. @param time `HH:MM` */
export function instantOn(day: string, time: string): Date {
  return new Date(`${day}T${time}:00.000Z`);
}

/** Whole days between two calendar dates. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
