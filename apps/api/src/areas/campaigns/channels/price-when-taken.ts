import { and, asc, eq, gt } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { creditMoves } from "../../payments/credit/tables.ts";
import { campaignCreditKey } from "../campaigns/campaign-payer.ts";
import { channels, formerChannelPrices } from "./tables.ts";

/** What a message of a channel cost when the units of a campaign were taken, in FCFA without tax. */
export async function priceWhenTaken(
  db: Database,
  { id, channelId, createdAt }: { id: number; channelId: number; createdAt: Date },
): Promise<number> {
  const [taken] = await db
    .select({ at: creditMoves.createdAt })
    .from(creditMoves)
    .where(eq(creditMoves.key, campaignCreditKey(id)));
  const { priceFcfa, endedAt } = formerChannelPrices;
  const [former] = await db
    .select({ priceFcfa })
    .from(formerChannelPrices)
    .where(and(eq(formerChannelPrices.channelId, channelId), gt(endedAt, taken?.at ?? createdAt)))
    .orderBy(asc(endedAt))
    .limit(1);
  if (former) return former.priceFcfa;
  const [present] = await db
    .select({ priceFcfa: channels.priceFcfa })
    .from(channels)
    .where(eq(channels.id, channelId));
  return present?.priceFcfa ?? 0;
}
