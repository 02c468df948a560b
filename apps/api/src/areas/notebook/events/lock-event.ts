import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import type { EventWithType } from "./queries.ts";
import { events } from "./tables.ts";

const selectLocked = preparedQuery("lock-event", (db, { id }: Values<{ id: number }>) =>
  db.select().from(events).where(eq(events.id, id)).for("no key update"),
);

/**
 * Lets one save of an event's notebook after the other through, until the transaction ends: what
 * is read after it is what will be overwritten. Reads and new guests do not wait.
 * @returns the event as it now is
 * @throws event-gone when it was deleted meanwhile, not-found when it was erased; changed-meanwhile when it became another type of
 * event, whose template is not the one that was shown
 */
export async function lockEvent(
  tx: Database,
  { id, eventTypeId }: Pick<EventWithType, "id" | "eventTypeId">,
): Promise<typeof events.$inferSelect> {
  const [event] = await selectLocked(tx, { id });
  if (!event) throw refusal("not-found");
  if (event.deletedAt !== null) throw refusal("event-gone");
  if (event.eventTypeId !== eventTypeId) throw refusal("changed-meanwhile");
  return event;
}
