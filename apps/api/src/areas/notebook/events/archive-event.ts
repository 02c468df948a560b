import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { leaveCurrentEvent, lockCurrentEvent } from "../sharing/choose-current-event.ts";
import { eventMembers } from "../sharing/tables.ts";
import type { EventWithType } from "./queries.ts";

const membership = (event: EventWithType, customerId: number) =>
  and(eq(eventMembers.eventId, event.id), eq(eventMembers.customerId, customerId));

/**
 * Takes an event out of a member's own list; if it was their current event, another becomes so. Nothing changes for
 * other members and guests.
 */
export async function archiveEvent(
  { db, now }: RequestContext,
  event: EventWithType,
  customerId: number,
): Promise<void> {
  if (event.archivedAt !== null) return;
  await db.transaction(async (tx) => {
    await lockCurrentEvent(tx, customerId);
    await tx.update(eventMembers).set({ archivedAt: now }).where(membership(event, customerId));
    if (event.isCurrent) await leaveCurrentEvent(tx, customerId, event.id, null);
  });
}

/** Puts an archived event back into a member's list. */
export async function unarchiveEvent(
  { db }: RequestContext,
  event: EventWithType,
  customerId: number,
): Promise<void> {
  await db.update(eventMembers).set({ archivedAt: null }).where(membership(event, customerId));
}
