/** How long personal data are kept. The privacy page reads its figures here, and the job keeps them. */
export const keptFor = {
  /** Days from an account's closing within which everything of it is erased. */
  closedAccountDays: 30,
  /** Years without a sign-in after which somebody is told that their account will go. */
  idleAccountYears: 3,
  /** Days that the telling leaves to sign in again. */
  warnedAccountDays: 30,
  /** Months from the feast's date: guests did not choose to be here. */
  guestMonths: 24,
  /** Months from the feast's date, of answers about religion and origin: they go first. */
  sensitiveAnswerMonths: 3,
  /** Months from the last answer to a message or to a vendor's request, else from its coming. */
  messageMonths: 12,
  /** Days of a newsletter that was asked for and never confirmed. */
  unconfirmedNewsletterDays: 30,
  /** Days from the end of a session, or of an invitation to share a notebook. */
  endedSessionDays: 30,
  /** Days after which codes and links that were sent are of no use to anybody. */
  spentLinkDays: 1,
  /** Days of account emails and text messages that did not leave, their addresses masked. */
  lostMessageDays: 30,
  /** Hours of the counters of repeated tries. */
  counterHours: 48,
  /** Days of letters in the demonstration's outbox. */
  caughtMessageDays: 30,
  /** Days without being looked at, of drawn pictures, which bear guests' names: they are drawn anew when asked for. */
  drawnPictureDays: 90,
  /** Years that accounting rules ask for: nothing here erases a payment earlier. */
  paymentYears: 10,
} as const;

const DAY_MS = 86_400_000;

/** The instant so many days ago. */
export function daysAgo(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** The instant so many calendar months ago; a day that the month lacks becomes its last. */
export function monthsAgo(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - months);
  const last = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(now.getUTCDate(), last));
  return then;
}

/** « Within » so many days of closing: two days earlier, so that a stopped process can catch up. */
export function closedBefore(now: Date): Date {
  return daysAgo(now, keptFor.closedAccountDays - 2);
}
