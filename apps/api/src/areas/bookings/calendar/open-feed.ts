import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { makeShortToken } from "../../../crypto/token.ts";
import type { Database } from "../../../database/connect.ts";
import { providerFeeds } from "./tables.ts";

const addressOf = (secret: string, publicUrl: string) =>
  new URL(`/api/v1/pro-calendars/${secret}.ics`, publicUrl).href;

/**
 * The address at which a member of a team follows the provider's calendar: the one that there is,
 * unless a new one is asked for, which closes it.
 */
export async function openFeed(
  { db, now, settings }: RequestContext,
  userId: number,
  isNew: boolean,
): Promise<string> {
  const secret = makeShortToken();
  await db
    .insert(providerFeeds)
    .values({ userId, secret, createdAt: now })
    .onConflictDoUpdate({
      target: providerFeeds.userId,
      // Without renewal the row is written as it stands, so that two first askers get one address.
      set: isNew ? { secret, createdAt: now } : { userId },
    });
  return (await findFeed(db, userId, settings.publicUrl)) ?? addressOf(secret, settings.publicUrl);
}

/** The address that a member of a team already has; null before they asked for one. */
export async function findFeed(
  db: Database,
  userId: number,
  publicUrl: string,
): Promise<string | null> {
  const [feed] = await db
    .select({ secret: providerFeeds.secret })
    .from(providerFeeds)
    .where(eq(providerFeeds.userId, userId));
  return feed ? addressOf(feed.secret, publicUrl) : null;
}
