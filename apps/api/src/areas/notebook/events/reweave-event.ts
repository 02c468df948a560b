import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { makeShortToken } from "../../../crypto/token.ts";
import type { EventWithType } from "./queries.ts";
import { events } from "./tables.ts";

/**
 * Gives an event another cloth.
 * @param seen the seed of the cloth that the customer was shown, when the form sends it
 * @throws changed-meanwhile when that cloth was replaced, so that a form sent twice weaves once
 */
export async function reweaveEvent(
  { db }: RequestContext,
  event: EventWithType,
  seen: string | undefined,
): Promise<EventWithType> {
  const worn = seen ?? event.seed;
  const [rewoven] = await db
    .update(events)
    .set({ seed: makeShortToken(), version: sql`${events.version} + 1` })
    .where(and(eq(events.id, event.id), eq(events.seed, worn)))
    .returning();
  if (!rewoven) throw refusal("changed-meanwhile");
  return { ...event, ...rewoven };
}
