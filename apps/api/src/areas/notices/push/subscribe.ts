import { createHash } from "node:crypto";
import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { noticeMessages } from "@jdj/contract/notices/messages";
import { MOST_DEVICES, type PushSubscription } from "@jdj/contract/notices/push";
import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import type { AppContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { pushSubscriptions } from "../../identity/notices/push/tables.ts";
import type { Actor } from "../../identity/sessions/queries.ts";

type Context = Pick<AppContext, "db" | "push"> & { actor: Actor };

/**
 * Lets the notices of an account reach the browser of its session. One that reached another account
 * reaches this one from now on; beyond the most devices, the one that was longest without a message
 * gives way.
 * @throws not-found where no browser is reached, or `replaces` is no device of the account; a field error
 * at `endpoint` for an address that is no push service's
 */
export async function subscribe(
  { db, push, actor }: Context,
  { endpoint, p256dh, auth, replaces }: PushSubscription,
): Promise<void> {
  if (push === null) throw refusal("not-found");
  if (!push.accepts(endpoint)) throw fieldRefusal({ endpoint: [noticeMessages.deviceRefused] });
  const userId = actor.user.id;
  const own = { userId, sessionId: actor.sessionId, p256dh, auth };
  await db.transaction(async (tx) => {
    if (replaces !== undefined && !(await remove(tx, userId, replaces))) throw refusal("not-found");
    await tx
      .insert(pushSubscriptions)
      .values({ endpoint, ...own })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: own });
    const kept = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(
        desc(eq(pushSubscriptions.endpoint, endpoint)),
        desc(sql`coalesce(${pushSubscriptions.lastSuccessAt}, ${pushSubscriptions.createdAt})`),
        desc(pushSubscriptions.id),
      )
      .limit(MOST_DEVICES);
    await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.id, kept)));
  });
}

/** Removes a device of an account; whether it was one. */
async function remove(tx: Database, userId: number, endpoint: string): Promise<boolean> {
  const removed = await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, userId)))
    .returning({ id: pushSubscriptions.id });
  return removed.length > 0;
}

/** Lets notices of an account no longer reach one of its browsers; nothing for another's. */
export async function unsubscribe({ db, actor }: Context, endpoint: string): Promise<void> {
  await remove(db, actor.user.id, endpoint);
}

/**
 * The devices of an account, as the SHA-256 (base64url) of their addresses: a browser finds itself among
 * them, and nobody writes to it by them.
 */
export async function listDevices(db: Database, userId: number): Promise<string[]> {
  const rows = await db
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));
  return rows.map(({ endpoint }) => createHash("sha256").update(endpoint).digest("base64url"));
}
