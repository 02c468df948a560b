import { and, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Moment } from "../../world.ts";
import { emailVerifications } from "../accounts/email-verification/tables.ts";
import { limitCounters } from "../accounts/limits/tables.ts";
import { passwordResets } from "../accounts/password-reset/tables.ts";
import { phoneCodes } from "../accounts/registration/tables.ts";
import { sessions } from "../accounts/sessions/tables.ts";
import { contactMessages } from "../content/contact/tables.ts";
import { newsletterSubscriptions } from "../content/newsletter/tables.ts";
import { vendorApplications } from "../content/vendors/tables.ts";
import { eventInvitations } from "../notebook/sharing/tables.ts";
import { outboxItems } from "../outbox/tables.ts";
import { daysAgo, keptFor, monthsAgo } from "./periods.ts";

/** Every window of a limit is an hour at most: an older counter limits nobody. */
const COUNTER_MS = 3_600_000;

/** Erases what signing in and proving oneself leave behind: counters, codes, links, ended sessions, old invitations. */
export async function forgetWaysIn({ db, now }: Moment): Promise<void> {
  await db
    .delete(limitCounters)
    .where(lt(limitCounters.windowStart, new Date(now.getTime() - COUNTER_MS)));
  const spent = daysAgo(now, keptFor.spentLinkDays);
  for (const table of [phoneCodes, emailVerifications, passwordResets])
    await db.delete(table).where(lt(table.expiresAt, spent));
  const ended = daysAgo(now, keptFor.endedSessionDays);
  await db.delete(sessions).where(or(lt(sessions.expiresAt, ended), lt(sessions.revokedAt, ended)));
  await db.delete(eventInvitations).where(lt(eventInvitations.expiresAt, ended));
}

/** Erases what people wrote to us once its time is over, and the letters of the demonstration. */
export async function forgetMessages({ db, now }: Moment): Promise<void> {
  const messagesUntil = monthsAgo(now, keptFor.messageMonths);
  for (const table of [contactMessages, vendorApplications])
    await db
      .delete(table)
      .where(lt(sql`coalesce(${table.handledAt}, ${table.createdAt})`, messagesUntil));
  await db.delete(outboxItems).where(lt(outboxItems.createdAt, daysAgo(now, keptFor.outboxDays)));
}

/** Erases subscriptions that were left, and those that nobody confirmed. */
export async function forgetSubscriptions({ db, now }: Moment): Promise<void> {
  const { askedAt, confirmedAt, leftAt } = newsletterSubscriptions;
  const unconfirmed = daysAgo(now, keptFor.unconfirmedNewsletterDays);
  const isPending = or(isNull(confirmedAt), isNotNull(leftAt));
  await db
    .delete(newsletterSubscriptions)
    .where(
      or(
        and(isNotNull(leftAt), sql`${leftAt} >= ${askedAt}`),
        and(isPending, lt(askedAt, unconfirmed)),
      ),
    );
}
