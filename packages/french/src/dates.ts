const months = [
  "janvier",
  "février",
  "mars",
  "avril",
  "mai",
  "juin",
  "juillet",
  "août",
  "septembre",
  "octobre",
  "novembre",
  "décembre",
];

const space = "\u00a0";

/** A calendar date in words: `longDate("2027-03-01")` is « 1er mars 2027 ». */
export function longDate(date: string): string {
  const { year, month, day } = parts(date);
  return `${day === 1 ? "1er" : day}${space}${months[month - 1]}${space}${year}`;
}

/** A month in words: `monthAndYear("2027-03")` is « mars 2027 ». */
export function monthAndYear(month: string): string {
  const [year, number] = month.split("-");
  return `${months[Number(number) - 1]}${space}${year}`;
}

const shortMonths = "janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.".split("|");
const shortWeekdays = "dim.|lun.|mar.|mer.|jeu.|ven.|sam.".split("|");

/**
 * A near calendar date with its weekday: `weekdayDate("2026-12-01")` is « mar. 1er déc. ».
 * @param withMonth not before another date of the same month
 */
export function weekdayDate(date: string, withMonth = true): string {
  const { month, day } = parts(date);
  const weekday = shortWeekdays[new Date(`${date}T00:00:00Z`).getUTCDay()];
  const inMonth = withMonth ? `${space}${shortMonths[month - 1]}` : "";
  return `${weekday}${space}${day === 1 ? "1er" : day}${inMonth}`;
}

/** A calendar date in figures: `shortDate("2027-03-01")` is « 01/03/2027 ». */
export function shortDate(date: string): string {
  const [year, month, day] = date.split("-");
  return `${day}/${month}/${year}`;
}

/** An instant as « 20/11/2026 à 18:05 », in Abidjan's time, which is UTC all year round. */
export function dateAndTime(at: Date | string): string {
  const iso = new Date(at).toISOString();
  return `${shortDate(iso.slice(0, 10))} à ${iso.slice(11, 16)}`;
}

/** A duration as it is read: « 1 minute et 20 secondes », « 45 secondes ». @param seconds 0 or more */
export function durationInWords(seconds: number): string {
  const unit = (count: number, name: string) => `${count}\u00a0${name}${count > 1 ? "s" : ""}`;
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return unit(rest, "seconde");
  return rest === 0
    ? unit(minutes, "minute")
    : `${unit(minutes, "minute")} et ${unit(rest, "seconde")}`;
}

/** The calendar date of an instant in Abidjan. */
export function dateIn(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/**
 * Reads a date as people type it: « 1/3/2027 », « 01 03 2027 », « 01032027 », « 2027-03-01 ».
 * Null when it is no date of the calendar.
 */
export function readDate(typed: string): string | null {
  const text = typed.trim();
  const french =
    /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4})$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const [year, month, day] = french ? [french[3], french[2], french[1]] : (iso?.slice(1) ?? []);
  if (!year || !month || !day) return null;
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const instant = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date) ? date : null;
}

/** Whole days from one calendar date to another; negative when it is past. */
export function daysUntil(date: string, today: string): number {
  return Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
}

/** What remains until a date: « Plus que 12 jours », « C’est demain », « C’est aujourd’hui », the date once past. */
export function countdown(date: string, today: string): string {
  const days = daysUntil(date, today);
  if (days < 0) return `Célébré le ${longDate(date)}`;
  if (days === 0) return "C’est aujourd’hui";
  if (days === 1) return "C’est demain";
  return `Plus que ${days}${space}jours`;
}

/** Units of an approximate date. */
export type DateUnit = "days" | "weeks" | "months" | "years";

/** The date that lies `number` units after today; the 31st becomes the last day of a shorter month. */
export function dateAfter(today: string, number: number, unit: DateUnit): string {
  const from = new Date(`${today}T00:00:00Z`);
  if (unit === "days" || unit === "weeks") {
    from.setUTCDate(from.getUTCDate() + number * (unit === "weeks" ? 7 : 1));
    return dateIn(from);
  }
  const day = from.getUTCDate();
  from.setUTCDate(1);
  from.setUTCMonth(from.getUTCMonth() + number * (unit === "years" ? 12 : 1));
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 0)).getUTCDate();
  from.setUTCDate(Math.min(day, lastDay));
  return dateIn(from);
}

function parts(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return { year, month, day };
}
