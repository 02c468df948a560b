import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../../../app-context.ts";
import type { StaffAuthor } from "../../../../staff/approvals/approve.ts";
import { fcfaText, requestChange } from "../../../../staff/approvals/request-change.ts";
import { type Author, changedFields, recordChange } from "../../../../staff/audit/record-change.ts";
import { currentRow } from "../../../../staff/lists/current-row.ts";
import { periodName } from "../../purchases/period-name.ts";
import { listingPrices } from "../tables.ts";

/** What staff change of a price. */
export interface PriceChange {
  id: number;
  version: number;
  price_fcfa: number;
  on_offer: boolean;
}

/** Asks for another price of a period: a second person sets it. @throws not-found; changed-meanwhile */
export async function requestListingPrice(
  { db, now }: RequestContext,
  author: StaffAuthor,
  { id, version, price_fcfa, on_offer }: PriceChange,
) {
  return db.transaction(async (tx) => {
    const [locked] = await tx.select().from(listingPrices).where(eq(listingPrices.id, id));
    const before = currentRow(locked, version);
    const offered = on_offer ? "proposé" : "non proposé";
    const detail = `${periodName(before)}\u00a0: ${fcfaText(price_fcfa)} au lieu de ${fcfaText(before.priceFcfa)}, ${offered}`;
    const change = { id, version, price_fcfa, on_offer };
    const asked = { action: "listing-prices.update", recordId: id, detail, change } as const;
    return requestChange({ db: tx, now }, author, asked);
  });
}

/** Changes what a period of listing costs. @throws not-found; changed-meanwhile */
export async function changeListingPrice(
  { db, now }: RequestContext,
  author: Author,
  change: PriceChange,
): Promise<void> {
  const { id, version } = change;
  const after = { priceFcfa: change.price_fcfa, isOnOffer: change.on_offer };
  await db.transaction(async (tx) => {
    const [locked] = await tx
      .select()
      .from(listingPrices)
      .where(eq(listingPrices.id, id))
      .for("update");
    const before = currentRow(locked, version);
    await tx
      .update(listingPrices)
      .set({ ...after, version: version + 1 })
      .where(eq(listingPrices.id, id));
    const changed = changedFields(before, after);
    await recordChange(tx, author, now, { action: "listing-prices.update", id, ...changed });
  });
}
