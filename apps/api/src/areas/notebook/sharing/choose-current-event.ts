import { refusal } from "@jdj/contract/call/refusals";
import { and, desc, eq, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { customers } from "../../identity/users/tables.ts";
import { events } from "../events/tables.ts";
import { eventMembers } from "./tables.ts";

/** Locks a customer's choice of current event until the transaction ends. */
export async function lockCurrentEvent(tx: Database, customerId: number): Promise<void> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for("update");
}

/**
 * Makes an event the current one of a customer; an archived one returns to their list.
 * @throws not-found for an event of which they are not a member
 */
export async function chooseCurrentEvent(
  tx: Database,
  customerId: number,
  eventId: number,
): Promise<void> {
  // Locked: two choices at the same time would otherwise both reset the same event.
  await lockCurrentEvent(tx, customerId);
  const own = eq(eventMembers.customerId, customerId);
  await tx
    .update(eventMembers)
    .set({ isCurrent: false })
    .where(and(own, eventMembers.isCurrent, ne(eventMembers.eventId, eventId)));
  const chosen = await tx
    .update(eventMembers)
    .set({ isCurrent: true, archivedAt: null })
    .where(and(own, eq(eventMembers.eventId, eventId)))
    .returning({ id: eventMembers.eventId });
  if (chosen.length === 0) throw refusal("not-found");
  await tx.update(customers).set({ endedEvent: null }).where(eq(customers.id, customerId));
}

/**
 * Lets a customer who worked on an event work on another of their list, one of their own first, then
 * the newest; on none when there is no other. Their choice must be locked.
 * @param left the event that they no longer work on
 * @param ended the name of that event, when somebody else ended their access: they are told
 */
export async function leaveCurrentEvent(
  tx: Database,
  customerId: number,
  left: number,
  ended: string | null,
): Promise<void> {
  const own = eq(eventMembers.customerId, customerId);
  await tx
    .update(eventMembers)
    .set({ isCurrent: false })
    .where(and(own, eq(eventMembers.eventId, left)));
  if (ended !== null)
    await tx.update(customers).set({ endedEvent: ended }).where(eq(customers.id, customerId));
  const [next] = await tx
    .select({ eventId: eventMembers.eventId })
    .from(eventMembers)
    .innerJoin(events, eq(events.id, eventMembers.eventId))
    .where(
      and(
        own,
        ne(eventMembers.eventId, left),
        isNull(eventMembers.archivedAt),
        isNull(events.deletedAt),
      ),
    )
    .orderBy(desc(sql`${eventMembers.role} = 'owner'`), desc(eventMembers.eventId))
    .limit(1);
  if (next)
    await tx
      .update(eventMembers)
      .set({ isCurrent: true })
      .where(and(own, eq(eventMembers.eventId, next.eventId)));
}
