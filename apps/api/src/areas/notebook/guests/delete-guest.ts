import { refusal } from "@jdj/contract/call/refusals";
import type { Need } from "@jdj/contract/notebook/sharing-policy";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { findGuest } from "./queries.ts";
import { guests } from "./tables.ts";

/**
 * Deletes a guest of an event that somebody is a member of, with the cards sent to them.
 * @throws not-found for another's guest and a missing one alike; not-allowed
 */
export async function deleteGuest(
  { db }: RequestContext,
  customerId: number,
  guestId: number,
  need: Need | undefined,
): Promise<void> {
  const guest = await findGuest(db, customerId, guestId, need);
  if (guest === null) throw refusal("not-found");
  const gone = await db.delete(guests).where(eq(guests.id, guest.id)).returning({ id: guests.id });
  if (gone.length === 0) throw refusal("not-found");
}
