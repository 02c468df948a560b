import { shortDate } from "@jdj/french/dates";

/**
 * When a booked day is, for the list of reservations: « Plus que 12 jours... » before it, the date
 * once it has passed. Dates are `YYYY-MM-DD`.
 */
export function whenIs(day: string, today: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  if (days < 0) return shortDate(day);
  if (days === 0) return "C’est aujourd’hui";
  return days === 1 ? "Plus que 1 jour..." : `Plus que ${days} jours...`;
}
