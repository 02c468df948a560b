import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { events } from "../events/tables.ts";
import { findOtherOwner, removeMembership } from "./change-members.ts";
import { eventInvitations, eventMembers } from "./tables.ts";

/**
 * Leaves the events that somebody owns together with others to those others, who then pay for them,
 * as the account closes.
 */
export async function leaveSharedOwnership(tx: Database, customerId: number): Promise<void> {
  const owned = await tx
    .select({ id: events.id, name: events.name, payer: events.customerId })
    .from(eventMembers)
    .innerJoin(events, eq(events.id, eventMembers.eventId))
    .where(and(eq(eventMembers.customerId, customerId), eq(eventMembers.role, "owner")));
  for (const event of owned) {
    const heir = await findOtherOwner(tx, event.id, customerId);
    if (heir === null) continue;
    if (event.payer === customerId)
      await tx.update(events).set({ customerId: heir }).where(eq(events.id, event.id));
    await removeMembership(tx, event, customerId, null);
  }
}

/**
 * Ends what somebody shares, both ways, as their account closes: nobody else opens their events
 * any more, they open nobody else's, and their invitations open nothing. Events with another owner
 * must have been left before.
 */
export async function endSharing(tx: Database, customerId: number, now: Date): Promise<void> {
  const own = tx.select({ id: events.id }).from(events).where(eq(events.customerId, customerId));
  await tx
    .update(eventInvitations)
    .set({ closedAt: now })
    .where(and(inArray(eventInvitations.eventId, own), isNull(eventInvitations.closedAt)));
  const listShared = (condition: SQL) =>
    tx
      .select({ event: { id: events.id, name: events.name }, customerId: eventMembers.customerId })
      .from(eventMembers)
      .innerJoin(events, eq(events.id, eventMembers.eventId))
      .where(and(inArray(eventMembers.role, ["organiser", "treasurer", "reader"]), condition));
  // One statement with both conditions would read all members.
  const shared = [
    ...(await listShared(inArray(eventMembers.eventId, own))),
    ...(await listShared(eq(eventMembers.customerId, customerId))),
  ];
  for (const one of shared)
    await removeMembership(
      tx,
      one.event,
      one.customerId,
      one.customerId === customerId ? null : now,
    );
}
