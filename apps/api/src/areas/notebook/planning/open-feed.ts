import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { makeShortToken } from "../../../crypto/token.ts";
import type { EventWithType } from "../events/queries.ts";
import { planningFeeds } from "./tables.ts";

/**
 * The address at which a calendar reads an event's planning: the one that there is, unless a new
 * one is asked for, which closes it.
 */
export async function openFeed(
  { db, now, settings }: RequestContext,
  event: EventWithType,
  isNew: boolean,
): Promise<string> {
  const secret = makeShortToken();
  await db
    .insert(planningFeeds)
    .values({ eventId: event.id, secret, createdAt: now })
    .onConflictDoUpdate({
      target: planningFeeds.eventId,
      // Without renewal the row is written as it stands, so that two first askers get one address.
      set: isNew ? { secret, createdAt: now } : { eventId: event.id },
    });
  const [feed] = await db
    .select({ secret: planningFeeds.secret })
    .from(planningFeeds)
    .where(eq(planningFeeds.eventId, event.id));
  return new URL(`/api/v1/plannings/${feed?.secret ?? secret}.ics`, settings.publicUrl).href;
}
