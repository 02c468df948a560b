import { and, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { customers } from "../../identity/users/tables.ts";
import { eventMembers } from "./tables.ts";

/** The users who own an event. */
export async function listOwners(tx: Database, eventId: number): Promise<number[]> {
  const owners = await tx
    .select({ userId: customers.userId })
    .from(eventMembers)
    .innerJoin(customers, eq(customers.id, eventMembers.customerId))
    .where(and(eq(eventMembers.eventId, eventId), eq(eventMembers.role, "owner")));
  return owners.map(({ userId }) => userId);
}
