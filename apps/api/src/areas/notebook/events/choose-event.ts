import type { Need } from "@jdj/contract/notebook/sharing-policy";
import type { RequestContext } from "../../../app-context.ts";
import { takeSeat } from "../sharing/take-seat.ts";
import { ownEvent } from "./queries.ts";

/**
 * Makes an event that somebody is a member of the one they work on, and no other.
 * @throws not-found for another's event and a missing one alike; not-allowed
 */
export async function chooseEvent(
  { db }: RequestContext,
  customerId: number,
  eventId: number,
  need: Need | undefined,
): Promise<void> {
  await ownEvent(db, customerId, eventId, need);
  await db.transaction((tx) => takeSeat(tx, customerId, eventId));
}
