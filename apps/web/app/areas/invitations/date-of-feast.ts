import { longDate } from "@jdj/french/dates";

const weekdays = ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"];

/**
 * The date of a feast as an invitation shows it: « Samedi 20 mars 2027 », or « En mars 2027 » while
 * it is approximate; empty when unknown. @param date `YYYY-MM-DD`.
 */
export function dateOfFeast(date: string | null, precision: "exact" | "approximate"): string {
  if (date === null) return "";
  const dayText = longDate(date);
  if (precision === "approximate") return `En ${dayText.slice(dayText.indexOf("\u00a0") + 1)}`;
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? "";
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} ${dayText}`;
}
