import { daysUntil } from "@jdj/french/dates";

/** How many days before an instalment is due its customer is reminded: then, and on the day. */
export const reminderDays = [3, 0] as const;

/**
 * The reminder that is due; null for none. One that was missed is sent late, but only the last.
 * @param remindedDays how many days before it they were last reminded; null before
 */
export function reminderDue(
  { dueOn, remindedDays }: { dueOn: string; remindedDays: number | null },
  today: string,
): number | null {
  const left = daysUntil(dueOn, today);
  const due = reminderDays.filter((days) => left <= days).at(-1);
  if (due === undefined) return null;
  return remindedDays === null || due < remindedDays ? due : null;
}
