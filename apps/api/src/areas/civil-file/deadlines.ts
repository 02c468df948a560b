import type { DeadlineState, PaperAge } from "@jdj/contract/civil-file/papers";
import { dateAfter, daysUntil } from "@jdj/french/dates";

/**
 * How many clear days lie between the deposit of the file and the wedding: neither of the two days
 * counts. Loi n° 2019-570 du 26 juin 2019 relative au mariage.
 */
const CLEAR_DAYS = 10;

/** From how many days before the last one on it is near. */
const SOON_DAYS = 30;

const SUNDAY = 0;
const SATURDAY = 6;

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/**
 * The last day on which the file may be deposited: ten clear days before the wedding, and the Friday
 * before where that is at a weekend, when the registry is closed. Public holidays are not known here.
 * @param weddingOn `YYYY-MM-DD`
 */
export function lastDayOfDeposit(weddingOn: string): string {
  const last = dateAfter(weddingOn, -(CLEAR_DAYS + 1), "days");
  const weekday = weekdayOf(last);
  if (weekday === SATURDAY) return dateAfter(last, -1, "days");
  return weekday === SUNDAY ? dateAfter(last, -2, "days") : last;
}

/** How the time until the last day stands. A wedding that is past has no deadline any more. */
export function deadlineState(weddingOn: string | null, today: string): DeadlineState {
  if (weddingOn === null) return "undated";
  if (weddingOn < today) return "over";
  const left = daysUntil(lastDayOfDeposit(weddingOn), today);
  if (left < 0) return "passed";
  return left <= SOON_DAYS ? "soon" : "open";
}

/** The last day on which a paper is valid: one of three months ends the day before the same day of the third month. */
export function validUntil(issuedOn: string, months: number): string {
  return dateAfter(dateAfter(issuedOn, months, "months"), -1, "days");
}

/**
 * The first day on which a paper may be issued and still be valid on a day.
 * @param day `YYYY-MM-DD` @param months how long it is valid
 */
export function earliestIssue(day: string, months: number): string {
  let issued = dateAfter(day, -months, "months");
  // A short month has no day of its own for the last ones of a longer month.
  while (validUntil(issued, months) < day) issued = dateAfter(issued, 1, "days");
  return issued;
}

/**
 * How the age of a paper stands. It must be valid when it is deposited; one that ends between the
 * deposit and the wedding may be asked for again, so that is said too. Null for what is not limited.
 * @param depositOn the day on which it was deposited, or the last one on which it may be
 */
export function paperAge(
  { issuedOn, validMonths }: { issuedOn: string | null; validMonths: number | null },
  { depositOn, weddingOn }: { depositOn: string; weddingOn: string },
): PaperAge | null {
  if (issuedOn === null || validMonths === null) return null;
  const until = validUntil(issuedOn, validMonths);
  if (until < depositOn) return "too-old";
  return until < weddingOn ? "ends-before-wedding" : "valid";
}

/** Days before the last day of deposit on which the couple is reminded; the last is the day after it. */
const reminderSteps = [30, 14, -1] as const;

/**
 * The reminder that is due; null for none. Each step is made once for a last day, a missed one is made
 * late, but only the last of them; a wedding that was moved has another last day, so it begins anew.
 */
export function civilReminderDue(
  weddingOn: string,
  { step, lastDay }: { step: number | null; lastDay: string | null },
  today: string,
): number | null {
  if (weddingOn < today) return null;
  const last = lastDayOfDeposit(weddingOn);
  const left = daysUntil(last, today);
  const due = reminderSteps.filter((days) => left <= days).at(-1);
  if (due === undefined) return null;
  return step === null || lastDay !== last || due < step ? due : null;
}
