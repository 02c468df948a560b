import type { Database } from "../../../database/connect.ts";
import { channels } from "./tables.ts";

/** The channels, with the ids of the specification; 4 and 5 are ours. */
const channelReference = [
  { id: 1, name: "E-mail", colorCode: "#A1164F", priceFcfa: 0, open: true },
  { id: 2, name: "Carte à partager", colorCode: "#2B2F8F", priceFcfa: 0, open: true },
  { id: 3, name: "SMS", colorCode: "#0A6B5D", priceFcfa: 25, open: true },
  { id: 4, name: "WhatsApp", colorCode: "#1B7F4B", priceFcfa: 50, open: true },
  { id: 5, name: "WhatsApp, un par un", colorCode: "#3F6212", priceFcfa: 0, open: true },
];

/** Adds the channels where they are missing; one that the staff closed, or priced anew, stays so. */
export async function writeChannels(db: Database): Promise<void> {
  await db
    .insert(channels)
    .values(channelReference.map((channel, position) => ({ ...channel, position })))
    .onConflictDoNothing();
}
