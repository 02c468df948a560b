import { isRefusal, type RefusalCode, refusal } from "@jdj/contract/call/refusals";
import { TRIALS_A_DAY } from "@jdj/contract/providers/lead-alerts";
import { and, eq, sql } from "drizzle-orm";
import type { RequestContext } from "../app-context.ts";
import { keyedHash } from "../crypto/token.ts";
import { isTransaction } from "../database/connect.ts";
import { preparedStatement } from "../database/prepared-query.ts";
import { isReadOnly } from "../database/read-only.ts";
import { limitCounters } from "./tables.ts";

/** A rate limit: `most` times in each window of so many seconds. */
export interface Limit {
  name: string;
  most: number;
  seconds: number;
}

/**
 * The rate limits of calls. Limits by network address are high, because mobile operators put a
 * whole town behind one address.
 */
export const limits = {
  signInAddress: { name: "sign-in-address", most: 3000, seconds: 900 },
  register: { name: "register-address", most: 1000, seconds: 3600 },
  otpMinute: { name: "otp-minute", most: 1, seconds: 60 },
  otpHour: { name: "otp-hour", most: 5, seconds: 3600 },
  otpAddress: { name: "otp-address", most: 600, seconds: 3600 },
  verificationMail: { name: "verification-mail", most: 5, seconds: 3600 },
  recovery: { name: "recovery", most: 5, seconds: 3600 },
  /** Recovery codes sent to one number, for all requests together. */
  recoveryMessages: { name: "recovery-messages", most: 10, seconds: 3600 },
  /** Emails that tell an owner that somebody entered their address. */
  emailAttempted: { name: "email-attempted", most: 1, seconds: 86_400 },
  reset: { name: "reset", most: 5, seconds: 3600 },
  resetAddress: { name: "reset-address", most: 600, seconds: 3600 },
  resetAttempt: { name: "reset-attempt", most: 1000, seconds: 3600 },
  password: { name: "password", most: 10, seconds: 900 },
  verify: { name: "verify-address", most: 1000, seconds: 3600 },
  import: { name: "import", most: 30, seconds: 3600 },
  upload: { name: "upload", most: 60, seconds: 3600 },
  fieldFigures: { name: "field-figures-address", most: 600, seconds: 3600 },
  newsletter: { name: "newsletter", most: 5, seconds: 3600 },
  newsletterAddress: { name: "newsletter-address", most: 1000, seconds: 3600 },
  newsletterLink: { name: "newsletter-link-address", most: 1000, seconds: 3600 },
  contact: { name: "contact", most: 10, seconds: 3600 },
  contactAddress: { name: "contact-address", most: 600, seconds: 3600 },
  selfAdd: { name: "self-add", most: 5, seconds: 3600 },
  selfAddAddress: { name: "self-add-address", most: 600, seconds: 3600 },
  /** Registrations with groups by one device, and from one network address; changes of one registration. */
  groupRegistration: { name: "group-registration", most: 10, seconds: 3600 },
  groupRegistrationAddress: { name: "group-registration-address", most: 600, seconds: 3600 },
  groupChange: { name: "group-change", most: 60, seconds: 3600 },
  /** Wrong passwords of the page of an event by one device, and from one network address. */
  eventPagePassword: { name: "event-page-password", most: 10, seconds: 900 },
  eventPagePasswordAddress: { name: "event-page-password-address", most: 200, seconds: 3600 },
  /** Photos of guests by one device, and from one network address, which all guests of a wedding may share. */
  albumPhoto: { name: "album-photo", most: 300, seconds: 3600 },
  albumPhotoAddress: { name: "album-photo-address", most: 3000, seconds: 3600 },
  /** Reports of photos by one device, and from one network address. */
  photoReport: { name: "photo-report", most: 10, seconds: 3600 },
  photoReportAddress: { name: "photo-report-address", most: 60, seconds: 3600 },
  joinRequest: { name: "join-request", most: 10, seconds: 86_400 },
  notebookInvitation: { name: "notebook-invitation", most: 30, seconds: 86_400 },
  shopUpload: { name: "shop-upload", most: 120, seconds: 3600 },
  payoutNumber: { name: "payout-number", most: 10, seconds: 86_400 },
  payout: { name: "payout", most: 10, seconds: 86_400 },
  productUpload: { name: "article-upload", most: 240, seconds: 3600 },
  staffUpload: { name: "staff-upload", most: 240, seconds: 3600 },
  /** Searches of the console by one member of staff, who types a letter at a time. */
  staffSearch: { name: "staff-search", most: 600, seconds: 300 },
  teamInvitation: { name: "team-invitation", most: 30, seconds: 86_400 },
  senderName: { name: "sender-name", most: 10, seconds: 86_400 },
  testCampaign: { name: "test-message", most: 20, seconds: 3600 },
  alertTrial: { name: "alert-trial", most: TRIALS_A_DAY, seconds: 86_400 },
  newCart: { name: "new-cart-address", most: 600, seconds: 3600 },
  order: { name: "order", most: 60, seconds: 3600 },
  booking: { name: "booking", most: 60, seconds: 3600 },
  payment: { name: "payment", most: 60, seconds: 3600 },
  /** Gifts begun on one list by one device, and from one network address. */
  gift: { name: "gift", most: 20, seconds: 3600 },
  giftAddress: { name: "gift-address", most: 600, seconds: 3600 },
  /** Payments that strangers begin from one network address, or ask one phone to confirm. */
  guestCheckoutAddress: { name: "stranger-payment-address", most: 600, seconds: 3600 },
  guestCheckoutPhone: { name: "stranger-payment-phone", most: 10, seconds: 3600 },
  referenceGuess: { name: "order-guess", most: 100, seconds: 3600 },
  quoteRequest: { name: "quote-request", most: 15, seconds: 3600 },
  quoteMessage: { name: "quote-message", most: 300, seconds: 3600 },
  quoteTransition: { name: "quote-transition", most: 120, seconds: 3600 },
  externalCalendar: { name: "external-calendar", most: 20, seconds: 86_400 },
  review: { name: "review", most: 20, seconds: 86_400 },
  productQuestion: { name: "article-question", most: 10, seconds: 86_400 },
  reviewReport: { name: "review-report", most: 30, seconds: 86_400 },
  cardGuess: { name: "card-guess", most: 100, seconds: 3600 },
} as const satisfies Record<string, Limit>;

/** The counter of one limit for one key, in the current window. */
function counterOf(limit: Limit, subject: string, { now, settings }: RequestContext) {
  const seconds = Math.floor(now.getTime() / 1000 / limit.seconds) * limit.seconds;
  const hash = keyedHash(settings.secret, subject).toString("base64url").slice(0, 22);
  return { key: `${limit.name}:${hash}`, windowStart: new Date(seconds * 1000) };
}

/**
 * Counts one. By itself it does not wait for the disk: a crash of the database may forget the last
 * half second. Within a transaction it leaves that as it is.
 */
const count = preparedStatement<
  { key: string; windowStart: Date; alone: boolean },
  { count: number }
>(
  "count-attempt",
  ({ key, windowStart, alone }) => sql`
    insert into limit_counters as counter (key, window_start, count) values (${key}, ${windowStart}, 1)
    on conflict (key, window_start) do update set count = counter.count + 1
    returning count, case when ${alone}::boolean then set_config('synchronous_commit', 'off', true) end`,
);

/**
 * Counts one attempt; above the limit it throws `code` (429). Counted outside of any transaction,
 * so that a refused or failed attempt counts too. Never a permanent lock-out: the window passes.
 * @param subject an account, a number or an address; only its keyed hash is stored
 * @returns how many were counted in this window
 */
export async function consumeRateLimit(
  limit: Limit,
  subject: string,
  context: RequestContext,
  code: RefusalCode = "too-many-requests",
): Promise<number> {
  // Staff who look at a notebook read public pages too, and their transaction counts nothing.
  if (isReadOnly(context.db)) return 0;
  const [counter] = await count(context.db, {
    ...counterOf(limit, subject, context),
    alone: !isTransaction(context.db),
  });
  if (counter && counter.count > limit.most) throw refusal(code);
  return counter?.count ?? 0;
}

/**
 * Counts one like `consumeRateLimit`, for cases where something is skipped above the limit instead
 * of refused.
 */
export async function isWithin(
  limit: Limit,
  subject: string,
  context: RequestContext,
): Promise<boolean> {
  try {
    await consumeRateLimit(limit, subject, context);
    return true;
  } catch (error) {
    if (isRefusal(error, "too-many-requests")) return false;
    throw error;
  }
}

/** Takes back one count: a success does not count where only failures are limited. */
export async function refundRateLimit(
  limit: Limit,
  subject: string,
  context: RequestContext,
): Promise<void> {
  const { key, windowStart } = counterOf(limit, subject, context);
  await context.db
    .update(limitCounters)
    .set({ count: sql`greatest(${limitCounters.count} - 1, 0)` })
    .where(and(eq(limitCounters.key, key), eq(limitCounters.windowStart, windowStart)));
}
