import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { channelCredits } from "../../payments/credit/tables.ts";
import { channels } from "./tables.ts";

/** The channels, in their order. */
export function listChannels(db: Database) {
  return db.select().from(channels).orderBy(asc(channels.position));
}

/** The channels with the units that a customer has left of each; 0 of one that was never bought. */
export function listChannelsOf(db: Database, customerId: number) {
  return db
    .select({
      channel: channels,
      units: sql<number>`coalesce(${channelCredits.units}, 0)`.mapWith(Number),
    })
    .from(channels)
    .leftJoin(
      channelCredits,
      and(eq(channelCredits.channelId, channels.id), eq(channelCredits.customerId, customerId)),
    )
    .orderBy(asc(channels.position));
}
