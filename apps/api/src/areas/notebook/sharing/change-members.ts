import { refusal } from "@jdj/contract/call/refusals";
import type { SharedRole } from "@jdj/contract/call/sharing-policy";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import type { EventWithType } from "../events/queries.ts";
import { planningFeeds } from "../planning/tables.ts";
import { lockCurrentEvent } from "./choose-current-event.ts";
import { eventInvitations, eventMembers } from "./tables.ts";

/**
 * Gives a member another role.
 * @throws not-found for somebody who is no member; owner-stays
 */
export async function changeRole(
  { db }: RequestContext,
  event: EventWithType,
  customerId: number,
  role: SharedRole,
): Promise<void> {
  if (customerId === event.customerId) throw refusal("owner-stays");
  const changed = await db
    .update(eventMembers)
    .set({ role })
    .where(and(eq(eventMembers.eventId, event.id), eq(eventMembers.customerId, customerId)))
    .returning({ id: eventMembers.eventId });
  if (changed.length === 0) throw refusal("not-found");
}

/**
 * Removes a member from an event, at once: the next call of any of their sessions gets 404. Their
 * current event becomes another of theirs, one of their own first. The planning's secret address is
 * closed too, for they may have read it.
 * @throws not-found for somebody who is no member; owner-stays
 */
export async function removeMember(
  { db }: RequestContext,
  event: Pick<EventWithType, "id" | "customerId">,
  customerId: number,
): Promise<void> {
  if (customerId === event.customerId) throw refusal("owner-stays");
  await db.transaction(async (tx) => {
    if (!(await removeMembership(tx, event.id, customerId))) throw refusal("not-found");
  });
}

/** Removes a membership, in the caller's transaction. @returns whether there was one */
export async function removeMembership(
  tx: Database,
  eventId: number,
  customerId: number,
): Promise<boolean> {
  await lockCurrentEvent(tx, customerId);
  const [gone] = await tx
    .delete(eventMembers)
    .where(and(eq(eventMembers.eventId, eventId), eq(eventMembers.customerId, customerId)))
    .returning({ isCurrent: eventMembers.isCurrent });
  if (!gone) return false;
  await tx.delete(planningFeeds).where(eq(planningFeeds.eventId, eventId));
  if (!gone.isCurrent) return true;
  const [next] = await tx
    .select({ eventId: eventMembers.eventId })
    .from(eventMembers)
    .where(eq(eventMembers.customerId, customerId))
    .orderBy(desc(sql`${eventMembers.role} = 'owner'`), desc(eventMembers.eventId))
    .limit(1);
  if (next)
    await tx
      .update(eventMembers)
      .set({ isCurrent: true })
      .where(and(eq(eventMembers.customerId, customerId), eq(eventMembers.eventId, next.eventId)));
  return true;
}

/** Cancels an open invitation; not-found for any other. */
export async function cancelInvitation(
  { db, now }: RequestContext,
  event: EventWithType,
  invitationId: number,
): Promise<void> {
  const closed = await db
    .update(eventInvitations)
    .set({ closedAt: now })
    .where(
      and(
        eq(eventInvitations.id, invitationId),
        eq(eventInvitations.eventId, event.id),
        isNull(eventInvitations.closedAt),
      ),
    )
    .returning({ id: eventInvitations.id });
  if (closed.length === 0) throw refusal("not-found");
}
