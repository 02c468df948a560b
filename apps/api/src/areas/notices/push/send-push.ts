import { audienceOf } from "@jdj/contract/notices/kinds";
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { type AppContext, requestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import type { JobData } from "../../../job-list.ts";
import type { JobAttempt } from "../../../jobs/jobs.ts";
import { RetryLater } from "../../../jobs/retry-later.ts";
import { withoutForeignLink } from "../../abuse/foreign-link.ts";
import { secondsUntilDay } from "../../identity/notices/due-at.ts";
import { pushSubscriptions } from "../../identity/notices/push/tables.ts";
import { notices } from "../../identity/notices/tables.ts";
import { sessions } from "../../identity/sessions/tables.ts";
import { users } from "../../identity/users/tables.ts";
import { maskRecipient } from "../../operations/outgoing-messages/mask-recipient.ts";
import { recipientHash } from "../../operations/outgoing-messages/recipient-hash.ts";
import { outgoingMessages } from "../../operations/outgoing-messages/tables.ts";
import { type PushedNotice, writePush } from "./write-push.ts";

/** A push service keeps a message for a phone that is off for a day. */
const TTL_SECONDS = 86_400;

/** The names of events that are there, by their numbers; the area of events is above this one. */
export type NameEvents = (db: Database, ids: readonly number[]) => Promise<Map<number, string>>;

/**
 * Tells a device of what is still unread of some notices; nothing to one whose session has ended. In the
 * quiet hours it waits for the morning. A device that its push service does not know any more is removed.
 * @throws RetryLater when the push service cannot take it now, so that the job is attempted again
 */
export async function sendPush(
  app: AppContext,
  told: JobData["send-push"],
  { isLast }: JobAttempt,
  nameEvents: NameEvents,
): Promise<void> {
  const { db, push, settings } = app;
  const { now } = requestContext(app);
  const afterSeconds = secondsUntilDay(now);
  if (afterSeconds > 0) return app.jobs.enqueue(db, "send-push", told, { afterSeconds });
  const [device] = await db
    .select({
      to: pushSubscriptions,
      role: users.role,
      address: sql<string>`coalesce(${users.email}, ${users.phone}, '')`,
    })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(
      and(
        eq(pushSubscriptions.id, told.subscriptionId),
        gt(sessions.expiresAt, now),
        isNull(users.archivedAt),
      ),
    );
  if (!device || push === null) return;
  const { to, role, address } = device;
  const unread = await listUnread(app, { userId: to.userId, ...told }, nameEvents);
  const [newest, ...older] = unread;
  if (newest === undefined) return;
  const audience = audienceOf(role);
  const text = writePush([newest, ...older], audience, settings.brand);
  const result = await push.send(to, JSON.stringify(text), TTL_SECONDS);
  const isDevice = eq(pushSubscriptions.id, to.id);
  if (result === "sent")
    await db.transaction(async (tx) => {
      await tx.update(pushSubscriptions).set({ lastSuccessAt: now }).where(isDevice);
      await tx.insert(outgoingMessages).values({
        ...{ channel: "push", kind: `notice-${newest.kind}`, outcome: "sent", reason: "" },
        recipient: maskRecipient(address),
        recipientHash: recipientHash(settings.secret, address),
        createdAt: now,
      });
    });
  if (result === "gone") await db.delete(pushSubscriptions).where(isDevice);
  if (result === "later" && !isLast) throw new RetryLater("The push service cannot take it now");
}

/** What is unread of some notices of an account, the newest first; not of events that are gone. */
async function listUnread(
  { db, settings }: AppContext,
  { userId, noticeIds }: { userId: number; noticeIds: readonly number[] },
  nameEvents: NameEvents,
): Promise<PushedNotice[]> {
  const rows = await db
    .select({ id: notices.id, kind: notices.kind, eventId: notices.eventId })
    .from(notices)
    .where(
      and(
        eq(notices.userId, userId),
        isNull(notices.readAt),
        sql`${notices.id} = any(${sql.param(noticeIds)}::bigint[])`,
      ),
    )
    .orderBy(desc(notices.id));
  const ids = rows.flatMap(({ eventId }) => eventId ?? []);
  const names = ids.length > 0 ? await nameEvents(db, ids) : new Map<number, string>();
  return rows.flatMap(({ eventId, ...notice }): PushedNotice[] => {
    if (eventId === null) return [{ ...notice, event: null }];
    const name = names.get(eventId);
    if (name === undefined) return [];
    const event = withoutForeignLink(name, "Votre fête", settings.publicUrl);
    return [{ ...notice, event }];
  });
}
