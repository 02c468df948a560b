import { refusal } from "@jdj/contract/glue/refusals";
import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { events } from "./tables.ts";

/**
 * Lets one save of an event's notebook after the other through, until the transaction ends: what
 * is read after it is what will be overwritten. Reads and new guests do not wait.
 * @returns the event as it now is
 * @throws not-found when it was deleted meanwhile
 */
export async function lockEvent(
  tx: Database,
  eventId: number,
): Promise<typeof events.$inferSelect> {
  const [event] = await tx.select().from(events).where(eq(events.id, eventId)).for("no key update");
  if (!event) throw refusal("not-found");
  return event;
}
