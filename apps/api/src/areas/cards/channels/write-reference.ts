import { sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { channelReference } from "./reference.ts";
import { channels } from "./tables.ts";

/** Adds the channels where they are missing, and opens those that the product sends by. */
export async function writeChannels(db: Database): Promise<void> {
  await db
    .insert(channels)
    .values(channelReference.map((channel, position) => ({ ...channel, position })))
    .onConflictDoUpdate({ target: channels.id, set: { open: sql`excluded.open` } });
}
