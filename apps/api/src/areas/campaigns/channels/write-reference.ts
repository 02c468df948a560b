import type { Database } from "../../../database/connect.ts";
import { channelReference } from "./reference.ts";
import { channels } from "./tables.ts";

/** Adds the channels where they are missing; one that the staff closed, or priced anew, stays so. */
export async function writeChannels(db: Database): Promise<void> {
  await db
    .insert(channels)
    .values(channelReference.map((channel, position) => ({ ...channel, position })))
    .onConflictDoNothing();
}
