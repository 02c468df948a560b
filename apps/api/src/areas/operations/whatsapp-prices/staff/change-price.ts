import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import type { NewWhatsAppPrice } from "@jdj/contract/console/whatsapp-prices";
import { and, eq, gt } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../../app-context.ts";
import { type Author, recordChange } from "../../../staff/audit/record-change.ts";
import { findPricedCountry } from "../countries.ts";
import { whatsAppPrices } from "../tables.ts";

/**
 * Adds a price of WhatsApp from a date on. What has left keeps what it cost.
 * @throws 422 at `country` for an unknown one; at `from` for a day that is over, or that has a price
 */
export async function addWhatsAppPrice(
  { db, now }: RequestContext,
  author: Author,
  { country, category, cost_fcfa: cost, from, source }: NewWhatsAppPrice,
): Promise<void> {
  if (!findPricedCountry(country))
    throw fieldRefusal({ country: [consoleMessages.whatsAppCountryUnknown] });
  if (from < calendarDate(now)) throw fieldRefusal({ from: [consoleMessages.dateInPast] });
  await db.transaction(async (tx) => {
    const [added] = await tx
      .insert(whatsAppPrices)
      .values({
        ...{ country, category, fromDate: from, source },
        costMilliFcfa: Math.round(cost * 1000),
      })
      .onConflictDoNothing()
      .returning();
    if (!added) throw fieldRefusal({ from: [consoleMessages.whatsAppPriceThatDay] });
    const after = { category, cost_fcfa: cost, from, source };
    await recordChange(tx, author, now, {
      ...{ action: "whatsapp-prices.add", id: country, before: null, after },
    });
  });
}

/** Removes a price that does not hold yet; one that held is history. @throws not-found */
export async function removeWhatsAppPrice(
  { db, now }: RequestContext,
  author: Author,
  { country, priceId }: { country: string; priceId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(whatsAppPrices)
      .where(
        and(
          eq(whatsAppPrices.id, priceId),
          eq(whatsAppPrices.country, country),
          gt(whatsAppPrices.fromDate, calendarDate(now)),
        ),
      )
      .returning();
    if (!removed) throw refusal("not-found");
    const { category, costMilliFcfa, fromDate: from } = removed;
    const before = { category, cost_fcfa: costMilliFcfa / 1000, from };
    await recordChange(tx, author, now, {
      ...{ action: "whatsapp-prices.remove", id: country, before, after: null },
    });
  });
}

/** Notes that the prices of a country were compared with Meta's list: they stay what they are. */
export async function confirmWhatsAppPrices(
  { db, now }: RequestContext,
  author: Author,
  country: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const confirmed = await tx
      .update(whatsAppPrices)
      .set({ isToCheck: false })
      .where(and(eq(whatsAppPrices.country, country), eq(whatsAppPrices.isToCheck, true)))
      .returning({ id: whatsAppPrices.id });
    if (confirmed.length === 0) return;
    const [before, after] = [{ to_check: true }, { to_check: false }];
    await recordChange(tx, author, now, {
      ...{ action: "whatsapp-prices.confirm", id: country, before, after },
    });
  });
}
