import { refusal } from "@jdj/contract/glue/refusals";
import type { Database } from "../../../database/connect.ts";
import { type EventWithType, ownEvent } from "./queries.ts";

/**
 * The customer's own event that all rows of a save are about: a page saves one event.
 * @throws not-found for another's event, a missing one, and rows of several
 */
export async function ownEventOfRows(
  db: Database,
  customerId: number,
  rows: readonly { event_id: number }[],
): Promise<EventWithType> {
  const event = await ownEvent(db, customerId, rows[0]?.event_id ?? 0);
  if (rows.some((row) => row.event_id !== event.id)) throw refusal("not-found");
  return event;
}
