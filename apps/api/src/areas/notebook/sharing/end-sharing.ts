import { and, eq, inArray, isNull, ne, type SQL } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { events } from "../events/tables.ts";
import { removeMembership } from "./change-members.ts";
import { eventInvitations, eventMembers } from "./tables.ts";

/**
 * Ends what somebody shares, both ways, as their account closes: nobody else opens their events
 * any more, they open nobody else's, and their invitations open nothing.
 */
export async function endSharing(tx: Database, customerId: number, now: Date): Promise<void> {
  const own = tx.select({ id: events.id }).from(events).where(eq(events.customerId, customerId));
  await tx
    .update(eventInvitations)
    .set({ closedAt: now })
    .where(and(inArray(eventInvitations.eventId, own), isNull(eventInvitations.closedAt)));
  const listShared = (condition: SQL) =>
    tx
      .select({ eventId: eventMembers.eventId, customerId: eventMembers.customerId })
      .from(eventMembers)
      .where(and(ne(eventMembers.role, "owner"), condition));
  // One statement with both conditions would read all members.
  const shared = [
    ...(await listShared(inArray(eventMembers.eventId, own))),
    ...(await listShared(eq(eventMembers.customerId, customerId))),
  ];
  for (const one of shared) await removeMembership(tx, one.eventId, one.customerId);
}
