const DAY_MS = 86_400_000;

/** The calendar date so many days after another; before it for a negative number. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The days from one calendar date to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) => dayAfter(from, index));
}
