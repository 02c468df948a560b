import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { notices } from "../../identity/notices/tables.ts";

/** How many notices are looked at in one turn. */
const BATCH = 1000;
/** What follows an email within so many minutes joins the next one, however urgent it is. */
export const MINUTES_BETWEEN = 10;

/**
 * Enqueues an email for each account whose notices are due, with all of them. A notice is claimed in
 * the transaction that enqueues its email, so processes that meet send it once, and a restart loses
 * none.
 */
export async function sendDueEmails(context: RequestContext): Promise<void> {
  const { db, now, settings, jobs } = context;
  if (settings.closedServices.includes("mail")) return;
  for (let isFull = true; isFull && !jobs.isStopping(); ) {
    const due = await db
      .select({ userId: notices.userId })
      .from(notices)
      .where(lte(notices.emailDueAt, now))
      .orderBy(notices.emailDueAt)
      .limit(BATCH);
    const readers = [...new Set(due.map(({ userId }) => userId))];
    let claimed = 0;
    for (const userId of readers) claimed += await claim(context, userId);
    isFull = due.length === BATCH && claimed > 0;
  }
}

/** Claims the due notices of an account and enqueues their email; how many they were. */
async function claim({ db, now, jobs }: RequestContext, userId: number): Promise<number> {
  if (await wroteLately(db, userId, now)) return 0;
  return db.transaction(async (tx) => {
    const claimed = await tx
      .update(notices)
      .set({ emailDueAt: null, emailedAt: now })
      .where(and(eq(notices.userId, userId), lte(notices.emailDueAt, now)))
      .returning({ id: notices.id });
    if (claimed.length > 0)
      await jobs.enqueue(tx, "send-notice-email", {
        userId,
        noticeIds: claimed.map(({ id }) => id),
      });
    return claimed.length;
  });
}

/** Whether an account got an email of notices just now. */
async function wroteLately(db: Database, userId: number, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - MINUTES_BETWEEN * 60_000);
  const [found] = await db
    .select({ one: sql`1` })
    .from(notices)
    .where(and(eq(notices.userId, userId), gt(notices.emailedAt, since)))
    .limit(1);
  return found !== undefined;
}
