import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, ne } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { customers } from "../../identity/users/tables.ts";
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
 * Makes an event the current one of a customer.
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
    .set({ isCurrent: true })
    .where(and(own, eq(eventMembers.eventId, eventId)))
    .returning({ id: eventMembers.eventId });
  if (chosen.length === 0) throw refusal("not-found");
}
