import { refusal } from "@jdj/contract/call/refusals";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { events } from "../events/tables.ts";
import { eventMembers, formerMembers } from "./tables.ts";

/**
 * Refuses an event that somebody does not open, and says so to those who once did.
 * @throws event-gone to the members of a deleted event; access-ended to who was removed; not-found to
 * everybody else
 */
export async function refuseFormerMember(
  db: Database,
  customerId: number,
  eventId: number,
): Promise<never> {
  const [member] = await db
    .select({ deletedAt: events.deletedAt })
    .from(eventMembers)
    .innerJoin(events, eq(events.id, eventMembers.eventId))
    .where(and(eq(eventMembers.eventId, eventId), eq(eventMembers.customerId, customerId)));
  if (member) throw refusal("event-gone");
  const [former] = await db
    .select({ endedAt: formerMembers.endedAt })
    .from(formerMembers)
    .where(and(eq(formerMembers.eventId, eventId), eq(formerMembers.customerId, customerId)));
  throw refusal(former ? "access-ended" : "not-found");
}
