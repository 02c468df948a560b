import { refusal } from "@jdj/contract/call/refusals";
import { seedInTone } from "@jdj/weave/tone";
import { and, eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { makeShortToken } from "../../../crypto/token.ts";
import type { EventWithType } from "./queries.ts";
import { events } from "./tables.ts";

/**
 * Gives an event another woven pattern.
 * @param seen the seed of the pattern that the customer was shown, when the form sends it
 * @throws changed-meanwhile when that pattern was replaced, so that a form sent twice changes it once
 */
export async function reweaveEvent(
  { db }: RequestContext,
  event: EventWithType,
  seen: string | undefined,
): Promise<EventWithType> {
  const [rewoven] = await db
    .update(events)
    .set({
      seed: seedInTone(makeShortToken(), event.type.tone),
      version: sql`${events.version} + 1`,
    })
    .where(and(eq(events.id, event.id), eq(events.seed, seen ?? event.seed)))
    .returning();
  if (!rewoven) throw refusal("changed-meanwhile");
  return { ...event, ...rewoven };
}
