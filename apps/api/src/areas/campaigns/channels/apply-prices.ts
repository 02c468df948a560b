import { and, eq, isNull, lte, sql } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { channelPrices, channels, formerChannelPrices } from "./tables.ts";

/** Makes the prices whose date has come those of their channels; of several, the latest. */
export async function applyPrices({ db, now }: Pick<RequestContext, "db" | "now">): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(channelPrices)
      .where(and(isNull(channelPrices.appliedAt), lte(channelPrices.fromDate, calendarDate(now))))
      .orderBy(channelPrices.fromDate)
      .for("update");
    for (const { id, channelId, priceFcfa } of due) {
      const [former] = await tx
        .select({ priceFcfa: channels.priceFcfa })
        .from(channels)
        .where(eq(channels.id, channelId))
        .for("update");
      if (former && former.priceFcfa !== priceFcfa)
        await tx.insert(formerChannelPrices).values({ channelId, ...former, endedAt: now });
      await tx
        .update(channels)
        .set({ priceFcfa, version: sql`${channels.version} + 1` })
        .where(eq(channels.id, channelId));
      await tx.update(channelPrices).set({ appliedAt: now }).where(eq(channelPrices.id, id));
    }
  });
}
