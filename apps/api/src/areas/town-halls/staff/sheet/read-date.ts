/** The day 0 of a spreadsheet's dates, as every spreadsheet counts since 1900. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** A date that exists, of three numbers; null for any other. */
function dateOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
}

/**
 * The date of a cell, `YYYY-MM-DD`: `20/11/2026`, `2026-11-20`, or the number by which a spreadsheet
 * stores a date (of this century or the last). Null for anything else.
 */
export function readDate(text: string): string | null {
  const french = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  if (french) return dateOf(Number(french[3]), Number(french[2]), Number(french[1]));
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  if (!/^\d{5}$/.test(text)) return null;
  return new Date(FIRST_DAY + Number(text) * DAY_MS).toISOString().slice(0, 10);
}
