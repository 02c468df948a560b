import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, ne } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { customers } from "../../identity/users/tables.ts";
import { eventMembers } from "./tables.ts";

/** Lets whoever holds a customer's row decide alone which event they work on, until the transaction ends. */
export async function lockSeats(tx: Database, customerId: number): Promise<void> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for("update");
}

/**
 * Makes an event the one that somebody works on, and no other.
 * @throws not-found for an event that they are no member of
 */
export async function takeSeat(tx: Database, customerId: number, eventId: number): Promise<void> {
  // Two choices at once come one after the other: each would else unseat the same event.
  await lockSeats(tx, customerId);
  const own = eq(eventMembers.customerId, customerId);
  await tx
    .update(eventMembers)
    .set({ isCurrent: false })
    .where(and(own, eventMembers.isCurrent, ne(eventMembers.eventId, eventId)));
  const chosen = await tx
    .update(eventMembers)
    .set({ isCurrent: true })
    .where(and(own, eq(eventMembers.eventId, eventId)))
    .returning({ id: eventMembers.eventId });
  if (chosen.length === 0) throw refusal("not-found");
}
