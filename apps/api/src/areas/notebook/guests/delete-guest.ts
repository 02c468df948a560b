import { refusal } from "@jdj/contract/glue/refusals";
import { and, eq, inArray } from "drizzle-orm";
import type { Moment } from "../../../world.ts";
import { events } from "../events/tables.ts";
import { guests } from "./tables.ts";

/**
 * Deletes a guest of one of a customer's events, with the cards sent to them.
 * @throws not-found for another's guest and a missing one alike
 */
export async function deleteGuest(
  { db }: Moment,
  customerId: number,
  guestId: number,
): Promise<void> {
  const own = db.select({ id: events.id }).from(events).where(eq(events.customerId, customerId));
  const gone = await db
    .delete(guests)
    .where(and(eq(guests.id, guestId), inArray(guests.eventId, own)))
    .returning({ id: guests.id });
  if (gone.length === 0) throw refusal("not-found");
}
