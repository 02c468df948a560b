/** A day taken apart, as calendars and tickets show it. */
export interface Day {
  /** « 20 », « 1er ». */
  number: string;
  /** Without a capital: « samedi ». */
  weekday: string;
  month: string;
  year: string;
  /** Days of its month, and on which day of the week it begins: 0 is Monday. */
  length: number;
  begins: number;
}

const weekday = new Intl.DateTimeFormat("fr", { timeZone: "UTC", weekday: "long" });
const monthName = new Intl.DateTimeFormat("fr", { timeZone: "UTC", month: "long" });

/** Takes a `YYYY-MM-DD` apart. */
export function readDay(date: string): Day {
  const at = new Date(`${date}T00:00:00Z`);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  const number = at.getUTCDate();
  return {
    number: number === 1 ? "1er" : String(number),
    weekday: weekday.format(at),
    month: monthName.format(at),
    year: String(year),
    length: new Date(Date.UTC(year, month + 1, 0)).getUTCDate(),
    begins: (new Date(Date.UTC(year, month, 1)).getUTCDay() + 6) % 7,
  };
}
