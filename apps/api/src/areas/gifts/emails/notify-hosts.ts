import { and, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { Jobs } from "../../../jobs/jobs.ts";
import { customers } from "../../identity/users/tables.ts";
import { eventMembers } from "../../notebook/sharing/tables.ts";

/** The users who own an event. */
export async function listOwners(tx: Database, eventId: number): Promise<number[]> {
  const owners = await tx
    .select({ userId: customers.userId })
    .from(eventMembers)
    .innerJoin(customers, eq(customers.id, eventMembers.customerId))
    .where(and(eq(eventMembers.eventId, eventId), eq(eventMembers.role, "owner")));
  return owners.map(({ userId }) => userId);
}

/** Queues the email that a gift came in, to each owner of the event, in the transaction that records it. */
export async function notifyHosts(
  tx: Database,
  jobs: Jobs,
  { giftId, eventId }: { giftId: number; eventId: number },
): Promise<void> {
  for (const userId of await listOwners(tx, eventId))
    await jobs.enqueue(tx, "send-gift-email", { kind: "received", giftId, userId });
}
