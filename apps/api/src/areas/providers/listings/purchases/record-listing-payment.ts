import { at } from "@jdj/contract/paths/addresses";
import { shortDate } from "@jdj/french/dates";
import { and, eq, isNull, max } from "drizzle-orm";
import { type AppContext, calendarDate, requestContext } from "../../../../app-context.ts";
import type { Database } from "../../../../database/connect.ts";
import { refundSubject } from "../../../payments/subjects/refund-subject.ts";
import { notifyProvider } from "../../notices/notify-provider.ts";
import { advanceSubscriptions } from "../../subscriptions/advance-subscriptions.ts";
import { periodBought } from "../../subscriptions/listing-periods.ts";
import { lockListed } from "../../subscriptions/lock-listed.ts";
import { providerSubscriptions } from "../../subscriptions/tables.ts";
import { invoiceListing } from "./invoice-listing.ts";
import { periodName } from "./period-name.ts";
import { listingPurchases } from "./tables.ts";

/**
 * Records that a period of listing is paid: it follows what the provider has, or begins today, and
 * then the page is shown at once. A purchase that was replaced by another counts too. The payment of
 * a provider that is gone is given back. A second call changes nothing.
 */
export async function recordListingPayment(app: AppContext, purchaseId: number): Promise<void> {
  const context = requestContext(app);
  const { now } = context;
  await context.db.transaction(async (tx) => {
    const inTransaction = { ...context, db: tx };
    const purchase = await lockPurchase(tx, purchaseId);
    if (purchase === null) {
      await refundSubject(inTransaction, { kind: "listing", id: purchaseId });
      return;
    }
    if (purchase.paidAt !== null) return;
    const { providerId, months } = purchase;
    const today = calendarDate(now);
    const lastDay = await lastListedDay(tx, providerId);
    const period = periodBought({ lastDay, today, months });
    const [written] = await tx
      .insert(providerSubscriptions)
      .values({ providerId, kind: "listing", ...period, createdAt: now })
      .returning({ id: providerSubscriptions.id });
    await tx
      .update(listingPurchases)
      .set({ paidAt: now, subscriptionId: written?.id ?? null })
      .where(eq(listingPurchases.id, purchaseId));
    await invoiceListing(inTransaction, purchase);
    await advanceSubscriptions(inTransaction, providerId);
    const dates = `du ${shortDate(period.startsOn)} au ${shortDate(period.endsOn)}`;
    await notifyProvider(inTransaction, providerId, {
      kind: "listing-paid",
      detail: `${periodName(months)}, ${dates}`,
      path: at("proSubscription"),
    });
  });
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

/** The last day of the listings that a provider has, to come ones too; null without any. */
export async function lastListedDay(db: Database, providerId: number): Promise<string | null> {
  const [last] = await db
    .select({ day: max(providerSubscriptions.endsOn) })
    .from(providerSubscriptions)
    .where(
      and(
        eq(providerSubscriptions.providerId, providerId),
        eq(providerSubscriptions.kind, "listing"),
        isNull(providerSubscriptions.endedAt),
      ),
    );
  return last?.day ?? null;
}
