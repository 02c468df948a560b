import { dateAfter } from "@jdj/french/dates";
import { and, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { caughtMessages } from "../../../mail-catcher/tables.ts";
import { limits } from "../../../rate-limit/consume-rate-limit.ts";
import { limitCounters, signInAttempts } from "../../../rate-limit/tables.ts";
import { daysAgo, monthsAgo, retentionPeriods } from "../../../retention-periods.ts";
import { emailVerifications } from "../../accounts/email-verification/tables.ts";
import { passwordResets } from "../../accounts/password-reset/tables.ts";
import { phoneCodes } from "../../accounts/registration/tables.ts";
import { ATTEMPT_MS } from "../../accounts/sessions/sign-in-attempts.ts";
import { whatsAppUsers } from "../../campaigns/guest-replies/tables.ts";
import { phoneNotices } from "../../campaigns/phone-notices/tables.ts";
import { contactMessages } from "../../content/contact/tables.ts";
import { newsletterSubscriptions } from "../../content/newsletter/tables.ts";
import { vendorApplications } from "../../content/vendors/tables.ts";
import { sessions } from "../../identity/sessions/tables.ts";
import { eventInvitations } from "../../notebook/sharing/tables.ts";
import { operatorAlerts } from "../../operations/alerts/tables.ts";
import { ceilings } from "../../operations/ceilings/ceilings.ts";
import { FIGURE_WEEKS } from "../../operations/field-figures/list-figures.ts";
import { fieldErrors, fieldFigures } from "../../operations/field-figures/tables.ts";
import { outgoingMessages } from "../../operations/outgoing-messages/tables.ts";
import { whatsAppNotices } from "../../operations/whatsapp-notices/tables.ts";
import { providerInvitations } from "../../providers/invitations/tables.ts";
import { workItems, workNotes } from "../../staff/work-queue/tables.ts";
import { deleteInBatches } from "./delete-in-batches.ts";

/** A counter is needed until the longest rate-limit window has passed. */
const LONGEST_WINDOW_MS =
  1000 *
  Math.max(...[...Object.values(limits), ...Object.values(ceilings)].map(({ seconds }) => seconds));

/**
 * Erases what sign-in and verification leave: counters, codes, links, ended sessions, old
 * invitations.
 * @returns the number of deleted rows
 */
export async function purgeSignInData({ db, now }: RequestContext): Promise<number> {
  const expired = daysAgo(now, retentionPeriods.expiredLinkDays);
  const ended = daysAgo(now, retentionPeriods.endedSessionDays);
  const counted = new Date(now.getTime() - LONGEST_WINDOW_MS);
  let erased = await deleteInBatches(db, limitCounters, lt(limitCounters.windowStart, counted));
  const attempted = new Date(now.getTime() - ATTEMPT_MS);
  erased += await deleteInBatches(db, signInAttempts, lt(signInAttempts.lastAt, attempted));
  for (const table of [phoneCodes, emailVerifications, passwordResets])
    erased += await deleteInBatches(db, table, lt(table.expiresAt, expired));
  const { expiresAt, revokedAt } = sessions;
  erased += await deleteInBatches(db, sessions, or(lt(expiresAt, ended), lt(revokedAt, ended)));
  for (const table of [eventInvitations, providerInvitations])
    erased += await deleteInBatches(db, table, lt(table.expiresAt, ended));
  return erased;
}

/**
 * Erases messages to the contact inbox after their retention period, with what staff noted about
 * their work, and the mail catcher's messages.
 * @returns the number of deleted rows
 */
export async function purgeContactMessages({ db, now }: RequestContext): Promise<number> {
  const messagesUntil = monthsAgo(now, retentionPeriods.messageMonths);
  let erased = 0;
  for (const table of [contactMessages, vendorApplications]) {
    const last = sql`coalesce(${table.handledAt}, ${table.createdAt})`;
    erased += await deleteInBatches(db, table, lt(last, messagesUntil));
  }
  erased += await deleteInBatches(db, workNotes, lt(workNotes.createdAt, messagesUntil));
  erased += await deleteInBatches(db, workItems, lt(workItems.updatedAt, messagesUntil));
  const caughtMessagesUntil = daysAgo(now, retentionPeriods.caughtMessageDays);
  const lostUntil = daysAgo(now, retentionPeriods.outgoingMessageDays);
  const noticesUntil = daysAgo(now, retentionPeriods.whatsAppNoticeDays);
  erased += await deleteInBatches(db, whatsAppNotices, lt(whatsAppNotices.createdAt, noticesUntil));
  const seenUntil = monthsAgo(now, retentionPeriods.guestMonths);
  erased += await deleteInBatches(db, whatsAppUsers, lt(whatsAppUsers.seenAt, seenUntil));
  const firstWeek = dateAfter(calendarDate(now), -7 * FIGURE_WEEKS, "days");
  for (const table of [fieldFigures, fieldErrors])
    erased += await deleteInBatches(db, table, lt(table.week, firstWeek));
  for (const table of [outgoingMessages, operatorAlerts, phoneNotices])
    erased += await deleteInBatches(db, table, lt(table.createdAt, lostUntil));
  return (
    erased +
    (await deleteInBatches(db, caughtMessages, lt(caughtMessages.createdAt, caughtMessagesUntil)))
  );
}

/**
 * Erases ended subscriptions, and those that were never confirmed.
 * @returns the number of deleted rows
 */
export async function purgeSubscriptions({ db, now }: RequestContext): Promise<number> {
  const { askedAt, confirmedAt, leftAt } = newsletterSubscriptions;
  const unconfirmed = daysAgo(now, retentionPeriods.unconfirmedNewsletterDays);
  const isPending = or(isNull(confirmedAt), isNotNull(leftAt));
  const isOver = or(
    and(isNotNull(leftAt), sql`${leftAt} >= ${askedAt}`),
    and(isPending, lt(askedAt, unconfirmed)),
  );
  return deleteInBatches(db, newsletterSubscriptions, isOver);
}
