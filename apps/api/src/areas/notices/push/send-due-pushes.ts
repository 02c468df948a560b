import { and, eq, gt, lte } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { pushSubscriptions } from "../../identity/notices/push/tables.ts";
import { notices } from "../../identity/notices/tables.ts";
import { sessions } from "../../identity/sessions/tables.ts";

/** How many notices are looked at in one turn. */
const BATCH = 1000;
/** What follows within so many minutes joins the next message: a phone does not ring for each guest. */
const MINUTES_BETWEEN = 2;

/**
 * Enqueues a message to each device of the accounts whose notices are due. Like an email they are claimed
 * in the transaction that enqueues, so processes that meet tell them once.
 */
export async function sendDuePushes(context: RequestContext): Promise<void> {
  const { db, now, push, jobs } = context;
  if (push === null) return;
  for (let isFull = true; isFull && !jobs.isStopping(); ) {
    const due = await db
      .select({ userId: notices.userId })
      .from(notices)
      .where(lte(notices.pushDueAt, now))
      .orderBy(notices.pushDueAt)
      .limit(BATCH);
    let claimed = 0;
    for (const userId of new Set(due.map((one) => one.userId)))
      claimed += await claim(context, userId);
    isFull = due.length === BATCH && claimed > 0;
  }
}

/** Claims the due notices of an account, and enqueues what is unread of them for each device; how many they were. */
async function claim({ db, now, jobs }: RequestContext, userId: number): Promise<number> {
  return db.transaction(async (tx) => {
    const devices = await tx
      .select({ id: pushSubscriptions.id, pushedAt: pushSubscriptions.pushedAt })
      .from(pushSubscriptions)
      .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
      .where(and(eq(pushSubscriptions.userId, userId), gt(sessions.expiresAt, now)))
      .orderBy(pushSubscriptions.id)
      .for("update", { of: pushSubscriptions });
    const since = new Date(now.getTime() - MINUTES_BETWEEN * 60_000);
    if (devices.some(({ pushedAt }) => pushedAt !== null && pushedAt > since)) return 0;
    const claimed = await tx
      .update(notices)
      .set({ pushDueAt: null })
      .where(and(eq(notices.userId, userId), lte(notices.pushDueAt, now)))
      .returning({ id: notices.id, readAt: notices.readAt });
    const noticeIds = claimed.filter(({ readAt }) => readAt === null).map(({ id }) => id);
    if (noticeIds.length === 0) return claimed.length;
    await tx
      .update(pushSubscriptions)
      .set({ pushedAt: now })
      .where(eq(pushSubscriptions.userId, userId));
    for (const { id } of devices)
      await jobs.enqueue(tx, "send-push", { subscriptionId: id, noticeIds });
    return claimed.length;
  });
}
