import { refusal } from "@jdj/contract/call/refusals";
import type { Need } from "@jdj/contract/notebook/sharing-policy";
import type { Database } from "../../../database/connect.ts";
import { type EventWithType, ownEvent } from "./queries.ts";

/**
 * The event that all rows of a save are about: a page saves one event.
 * @throws not-found for another's event, a missing one, and rows of several; not-allowed
 */
export async function ownEventOfRows(
  db: Database,
  customerId: number,
  rows: readonly { event_id: number }[],
  need: Need | undefined,
): Promise<EventWithType> {
  const event = await ownEvent(db, customerId, rows[0]?.event_id ?? 0, need);
  if (rows.some((row) => row.event_id !== event.id)) throw refusal("not-found");
  return event;
}
