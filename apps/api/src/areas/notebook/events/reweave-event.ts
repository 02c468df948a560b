import { refusal } from "@jdj/contract/call/refusals";
import type { Need } from "@jdj/contract/notebook/sharing-policy";
import { and, eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { makeShortToken } from "../../../crypto/token.ts";
import { type EventWithType, ownEvent } from "./queries.ts";
import { events } from "./tables.ts";

/**
 * Gives an event another cloth.
 * @param seen the seed of the cloth that the customer was looking at, when told
 * @throws not-found; not-allowed; changed-meanwhile when the event no longer wears the cloth that was seen, so
 * that a press sent twice weaves once
 */
export async function reweaveEvent(
  { db }: RequestContext,
  customerId: number,
  eventId: number,
  seen: string | undefined,
  need: Need | undefined,
): Promise<EventWithType> {
  const event = await ownEvent(db, customerId, eventId, need);
  const worn = seen ?? event.seed;
  const [rewoven] = await db
    .update(events)
    .set({ seed: makeShortToken(), version: sql`${events.version} + 1` })
    .where(and(eq(events.id, eventId), eq(events.seed, worn)))
    .returning();
  if (!rewoven) throw refusal("changed-meanwhile");
  return { ...event, ...rewoven };
}
