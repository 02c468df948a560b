import { dateAfter } from "@jdj/french/dates";

/** The month that an address asks for, `2026-11`; that of today for any other text. */
export function monthFrom(asked: string | null, today: string): string {
  return asked !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : today.slice(0, 7);
}

/** The month before or after. @param month `2026-11` */
export function monthBeside(month: string, by: -1 | 1): string {
  return dateAfter(`${month}-01`, by, "months").slice(0, 7);
}

/**
 * The days of a month in weeks from Monday to Sunday; null where a week has days of other months.
 * @param month `2026-11`
 */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const count = Number(dateAfter(dateAfter(first, 1, "months"), -1, "days").slice(8));
  const before = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const cells: (string | null)[] = [
    ...Array.from({ length: before }, () => null),
    ...Array.from(
      { length: count },
      (_, index) => `${month}-${String(index + 1).padStart(2, "0")}`,
    ),
  ];
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
