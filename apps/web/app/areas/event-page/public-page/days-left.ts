import { countdown, daysUntil } from "@jdj/french/dates";

/** What remains until a feast: short as it is shown, « J-12 », and as it is read aloud. */
export interface DaysLeft {
  shown: string;
  read: string;
}

/** Null without a certain day, and once it is past. @param date, today `YYYY-MM-DD` */
export function daysLeft(
  date: string | null,
  precision: "exact" | "approximate",
  today: string,
): DaysLeft | null {
  if (date === null || precision !== "exact" || date < today) return null;
  const read = countdown(date, today);
  const days = daysUntil(date, today);
  return { shown: days > 1 ? `J-${days}` : read, read };
}
