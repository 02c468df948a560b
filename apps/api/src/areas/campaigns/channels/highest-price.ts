import { and, eq, gt, max } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { channels, formerChannelPrices } from "./tables.ts";

/** How far back a price still counts, in milliseconds: thirty days. */
const LOOK_BACK_MS = 30 * 86_400_000;

/** The highest price of a channel within the last thirty days, in FCFA; 0 for no such channel. */
export async function highestPrice(db: Database, channelId: number, now: Date): Promise<number> {
  const [present] = await db
    .select({ priceFcfa: channels.priceFcfa })
    .from(channels)
    .where(eq(channels.id, channelId));
  const since = new Date(now.getTime() - LOOK_BACK_MS);
  const { priceFcfa, endedAt } = formerChannelPrices;
  const [former] = await db
    .select({ highest: max(priceFcfa) })
    .from(formerChannelPrices)
    .where(and(eq(formerChannelPrices.channelId, channelId), gt(endedAt, since)));
  return Math.max(present?.priceFcfa ?? 0, former?.highest ?? 0);
}
