import { and, eq, lt, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { markJoinedRead } from "../../notices/list/queries.ts";
import { joinKeyOf } from "../emails/tell-other-side.ts";
import { announceChange } from "../quote-requests/announce-change.ts";
import type { Party } from "../quote-requests/party.ts";
import { findRequest, isOf } from "../quote-requests/queries.ts";
import { quoteRequests } from "../quote-requests/tables.ts";

/**
 * Marks the messages of a request as read up to one of them. An email about unread messages may be
 * sent again from then on.
 * @throws not-found (404)
 */
export async function markRead(
  { db, now }: Pick<RequestContext, "db" | "now">,
  party: Party,
  { id, messageId }: { id: number; messageId: number },
): Promise<void> {
  await findRequest(db, party, id);
  const isCustomer = party.side === "customer";
  const column = isCustomer ? quoteRequests.customerReadId : quoteRequests.providerReadId;
  // An id beyond the last message would hide those that follow.
  const read = sql`least(${messageId}::bigint, (select max(id) from quote_messages where request_id = ${id}))`;
  await db.transaction(async (tx) => {
    const [marked] = await tx
      .update(quoteRequests)
      .set({
        changedAt: now,
        ...(isCustomer
          ? { customerReadId: read, customerNotifiedAt: null }
          : { providerReadId: read, providerNotifiedAt: null }),
      })
      .where(and(eq(quoteRequests.id, id), isOf(party), lt(column, read)))
      .returning();
    if (!marked) return;
    await announceChange(tx, marked, now);
    await markJoinedRead(tx, { userId: party.userId, joinKey: joinKeyOf(id), now });
  });
}
