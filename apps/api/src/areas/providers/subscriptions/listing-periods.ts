import { dateAfter, daysUntil } from "@jdj/french/dates";

/** A period of listing, with its first and its last day. */
export interface Period {
  startsOn: string;
  endsOn: string;
}

/** How many days before the end of a listing its owners are reminded: the first time, then again. */
export const reminderDays = [14, 3] as const;

/**
 * The period that is bought today: from the day after the last one that is paid, or from today where
 * none runs. A month ends on the eve of the same day of the next one.
 * @param lastDay the last day of what the provider has; null without any
 */
export function periodBought({
  lastDay,
  today,
  months,
}: {
  lastDay: string | null;
  today: string;
  months: number;
}): Period {
  const startsOn = lastDay === null || lastDay < today ? today : dateAfter(lastDay, 1, "days");
  return { startsOn, endsOn: dateAfter(dateAfter(startsOn, months, "months"), -1, "days") };
}

/**
 * Which reminder of a listing is due: so many days before its end; null for none.
 * @param remindedDays the last reminder that was sent
 */
export function reminderDue({
  endsOn,
  today,
  remindedDays,
}: {
  endsOn: string;
  today: string;
  remindedDays: number | null;
}): number | null {
  const left = daysUntil(endsOn, today);
  const due = reminderDays.findLast((days) => left <= days);
  if (left < 0 || due === undefined) return null;
  return remindedDays !== null && remindedDays <= due ? null : due;
}

/**
 * Moves the periods that follow a withdrawn one forward, so that no paid day is lost: each that
 * begins on the eve's morrow of the one before keeps its length. Those that begin later stay.
 * @param later those that have not begun, in their order
 * @returns the ones that move
 */
export function closeGap<P extends Period>({
  withdrawn,
  later,
  today,
}: {
  withdrawn: Period;
  later: readonly P[];
  today: string;
}): P[] {
  const moved: P[] = [];
  let expected = dateAfter(withdrawn.endsOn, 1, "days");
  let free = withdrawn.startsOn < today ? today : withdrawn.startsOn;
  for (const period of later) {
    if (period.startsOn !== expected) break;
    expected = dateAfter(period.endsOn, 1, "days");
    const length = daysUntil(period.endsOn, period.startsOn);
    const endsOn = dateAfter(free, length, "days");
    moved.push({ ...period, startsOn: free, endsOn });
    free = dateAfter(endsOn, 1, "days");
  }
  return moved;
}
