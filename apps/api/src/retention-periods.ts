/**
 * The retention periods of personal data. The privacy page shows them, and the retention job
 * applies them.
 */
export const retentionPeriods = {
  /** Days after the closing of an account within which all of it is erased. */
  closedAccountDays: 30,
  /** Days after the deletion of an event within which an owner may restore it; it is then erased. */
  deletedEventDays: 30,
  /** Years without a sign-in after which the owner of an account is warned of its erasure. */
  idleAccountYears: 3,
  /** Days between that warning and the erasure. */
  warnedAccountDays: 30,
  /** Months after the event's date: guests did not choose to be stored here. */
  guestMonths: 24,
  /**
   * Months after the event's date, for answers about religion and origin: they are erased first.
   */
  sensitiveAnswerMonths: 3,
  /** Months after the event's date, for the photos that guests sent. */
  albumMonths: 12,
  /** Days before their end on which hosts are told to download them. */
  warnedAlbumDays: 30,
  /** Months after the last answer to a message or to a vendor's request, else after its arrival. */
  messageMonths: 12,
  /** Months after the last message of a quote request, with its conversation and files. */
  quoteMonths: 24,
  /** Months after the booked day of a package; its payments have a longer period. */
  bookingMonths: 24,
  /** Months after an order of the marketplace, for its recipient, phone, address and notes. */
  orderAddressMonths: 24,
  /** Months after the end of a dispute, for its texts and photos. */
  disputeMonths: 24,
  /** Months after a payment, for the number that paid, and after a payout for the number that got it. */
  payerPhoneMonths: 24,
  /** Days after the last change of a cart. */
  cartDays: 60,
  /** Days of a newsletter request that was never confirmed. */
  unconfirmedNewsletterDays: 30,
  /** Days after the end of a session, or of an invitation to share a notebook. */
  endedSessionDays: 30,
  /** Days after the expiry of codes and links. */
  expiredLinkDays: 1,
  /** Days of the log of account emails and text messages, sent or not, their addresses masked. */
  outgoingMessageDays: 30,
  /** Days of a notice that WhatsApp took and has not said to have delivered; its text is sealed. */
  whatsAppNoticeDays: 2,
  /** Days of a notice that was read, after it was raised. */
  readNoticeDays: 90,
  /** Months of a notice that was never read. */
  unreadNoticeMonths: 12,
  /** Hours of the rate-limit counters. */
  counterHours: 48,
  /** Days of the messages in the demonstration's mail catcher. */
  caughtMessageDays: 30,
  /**
   * Days since the last view of rendered pictures, which show guests' names; they are rendered
   * again on request.
   */
  drawnPictureDays: 90,
  /** Years that accounting rules require: no payment is erased earlier. */
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

/**
 * Accounts closed before this instant are erased now: two days before the period ends, so that a
 * stopped process can catch up.
 */
export function closedBefore(now: Date): Date {
  return daysAgo(now, retentionPeriods.closedAccountDays - 2);
}
