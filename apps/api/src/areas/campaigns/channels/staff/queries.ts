import { refusal } from "@jdj/contract/call/refusals";
import type { ConsoleChannel } from "@jdj/contract/console/channels";
import { asc, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../../database/connect.ts";
import { channelPrices, channels } from "../tables.ts";

/** Every channel with the prices that are set for later. */
export async function listConsoleChannels(db: Database): Promise<ConsoleChannel[]> {
  const rows = await db.select().from(channels).orderBy(asc(channels.position));
  const prices = await db
    .select()
    .from(channelPrices)
    .where(isNull(channelPrices.appliedAt))
    .orderBy(asc(channelPrices.fromDate));
  return rows.map(({ id, name, colorCode, open, priceFcfa, version }) => ({
    id,
    name,
    color_code: colorCode,
    open,
    price_fcfa: priceFcfa,
    version,
    next_prices: prices
      .filter(({ channelId }) => channelId === id)
      .map((price) => ({ id: price.id, price_fcfa: price.priceFcfa, from: price.fromDate })),
  }));
}

/** One channel. @throws not-found */
export async function findConsoleChannel(db: Database, id: number): Promise<ConsoleChannel> {
  const found = (await listConsoleChannels(db)).find((channel) => channel.id === id);
  if (!found) throw refusal("not-found");
  return found;
}

/** A channel, locked until the transaction ends. @throws not-found */
export async function lockChannel(tx: Database, id: number) {
  const [channel] = await tx.select().from(channels).where(eq(channels.id, id)).for("update");
  if (!channel) throw refusal("not-found");
  return channel;
}
