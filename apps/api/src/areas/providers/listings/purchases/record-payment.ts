import { at } from "@jdj/contract/paths/addresses";
import { shortDate } from "@jdj/french/dates";
import { and, eq, isNull, max } from "drizzle-orm";
import { type AppContext, calendarDate, requestContext } from "../../../../app-context.ts";
import type { Database } from "../../../../database/connect.ts";
import { refundSubject } from "../../../payments/subjects/refund-subject.ts";
import { notifyProvider } from "../../notices/notify-provider.ts";
import { advanceSubscriptions } from "../../subscriptions/advance-subscriptions.ts";
import { type Period, periodBought } from "../../subscriptions/listing-periods.ts";
import { lockListed } from "../../subscriptions/lock-listed.ts";
import { providerSubscriptions } from "../../subscriptions/tables.ts";
import { findBoostPeriods } from "../boosts/find-boost-periods.ts";
import { listingPrices, type OfferKind } from "../prices/tables.ts";
import { invoicePurchase } from "./invoice-purchase.ts";
import { periodName } from "./period-name.ts";
import { listingPurchases } from "./tables.ts";

type Purchase = typeof listingPurchases.$inferSelect;

/** The page of what was bought. */
export const purchasePaths = { listing: at("proSubscription"), boost: at("proBoost") };

/**
 * Records that a period of listing or a boost is paid: a listing follows what the provider has, or
 * begins today, and then the page is shown at once; a boost begins when a place is free. A purchase
 * that was replaced by another counts too. The payment of a provider that is gone is given back. A
 * second call changes nothing.
 */
export async function recordPurchasePayment(
  app: AppContext,
  kind: OfferKind,
  purchaseId: number,
): Promise<void> {
  const context = requestContext(app);
  const { now } = context;
  await context.db.transaction(async (tx) => {
    const inTransaction = { ...context, db: tx };
    const purchase = await lockPurchase(tx, purchaseId);
    if (purchase === null) {
      await refundSubject(inTransaction, { kind, id: purchaseId });
      return;
    }
    if (purchase.paidAt !== null) return;
    const { providerId } = purchase;
    const period = await periodOf(tx, purchase, calendarDate(now));
    const [written] = await tx
      .insert(providerSubscriptions)
      .values({ providerId, kind, ...period, createdAt: now })
      .returning({ id: providerSubscriptions.id });
    await tx
      .update(listingPurchases)
      .set({ paidAt: now, subscriptionId: written?.id ?? null })
      .where(eq(listingPurchases.id, purchaseId));
    await invoicePurchase(inTransaction, purchase);
    await advanceSubscriptions(inTransaction, providerId);
    const dates = `du ${shortDate(period.startsOn)} au ${shortDate(period.endsOn)}`;
    await notifyProvider(inTransaction, providerId, {
      kind: `${kind}-paid`,
      detail: `${periodName(purchase)}, ${dates}`,
      path: purchasePaths[kind],
    });
  });
}

async function periodOf(
  tx: Database,
  { kind, length, providerId }: Purchase,
  today: string,
): Promise<Period> {
  if (kind === "listing") {
    const lastDay = await lastDayOfKind(tx, providerId, "listing");
    return periodBought({ lastDay, today, months: length });
  }
  // Of two that are paid at once, the second sees the place that the first has taken.
  await tx
    .select({ id: listingPrices.id })
    .from(listingPrices)
    .where(eq(listingPrices.kind, "boost"))
    .orderBy(listingPrices.id)
    .for("update");
  return (await findBoostPeriods(tx, { providerId, today }))(length);
}

/** A purchase and its provider, locked in the order of every change of periods; null when they are gone. */
export async function lockPurchase(tx: Database, id: number) {
  const [named] = await tx
    .select({ providerId: listingPurchases.providerId })
    .from(listingPurchases)
    .where(eq(listingPurchases.id, id));
  if (!named || (await lockListed(tx, named.providerId)) === null) return null;
  const [purchase] = await tx
    .select()
    .from(listingPurchases)
    .where(eq(listingPurchases.id, id))
    .for("update");
  return purchase ?? null;
}

/** The last day of the periods of a kind that a provider has, to come ones too; null without any. */
export async function lastDayOfKind(
  db: Database,
  providerId: number,
  kind: OfferKind,
): Promise<string | null> {
  const [last] = await db
    .select({ day: max(providerSubscriptions.endsOn) })
    .from(providerSubscriptions)
    .where(
      and(
        eq(providerSubscriptions.providerId, providerId),
        eq(providerSubscriptions.kind, kind),
        isNull(providerSubscriptions.endedAt),
      ),
    );
  return last?.day ?? null;
}
