import { at } from "@jdj/contract/paths/addresses";
import { shortDate } from "@jdj/french/dates";
import { and, asc, eq, isNull } from "drizzle-orm";
import { type AppContext, calendarDate, requestContext } from "../../../../app-context.ts";
import { findRefundOfSubject } from "../../../payments/refunds/queries.ts";
import { notifyProvider } from "../../notices/notify-provider.ts";
import {
  advanceSubscriptions,
  announceSubscriptions,
} from "../../subscriptions/advance-subscriptions.ts";
import { closeGap } from "../../subscriptions/listing-periods.ts";
import { providerSubscriptions } from "../../subscriptions/tables.ts";
import { lockPurchase } from "./record-listing-payment.ts";
import { listingPurchases } from "./tables.ts";

/**
 * Withdraws the period whose payment staff gave back; those that follow it move forward. Without any
 * other the page leaves the directory. The second payment of one purchase has no period, and a second
 * call changes nothing.
 */
export async function recordListingRefund(app: AppContext, refundId: number): Promise<void> {
  const context = requestContext(app);
  const { now } = context;
  const found = await findRefundOfSubject(context.db, refundId);
  if (found?.subjectId == null || found.isSurplus || found.refund.state !== "done") return;
  const { subjectId: id } = found;
  await context.db.transaction(async (tx) => {
    const inTransaction = { ...context, db: tx };
    const purchase = await lockPurchase(tx, id);
    if (purchase === null || purchase.refundedAt !== null) return;
    await tx.update(listingPurchases).set({ refundedAt: now }).where(eq(listingPurchases.id, id));
    const { providerId, subscriptionId } = purchase;
    if (subscriptionId === null) return;
    const [withdrawn] = await tx
      .update(providerSubscriptions)
      .set({ endedAt: now })
      .where(
        and(eq(providerSubscriptions.id, subscriptionId), isNull(providerSubscriptions.endedAt)),
      )
      .returning();
    if (!withdrawn) return;
    const later = await tx
      .select()
      .from(providerSubscriptions)
      .where(
        and(
          eq(providerSubscriptions.providerId, providerId),
          eq(providerSubscriptions.kind, "listing"),
          isNull(providerSubscriptions.startedAt),
          isNull(providerSubscriptions.endedAt),
        ),
      )
      .orderBy(asc(providerSubscriptions.startsOn));
    for (const period of closeGap({ withdrawn, later, today: calendarDate(now) }))
      await tx
        .update(providerSubscriptions)
        .set({ startsOn: period.startsOn, endsOn: period.endsOn, remindedDays: null })
        .where(eq(providerSubscriptions.id, period.id));
    await advanceSubscriptions(inTransaction, providerId);
    await notifyProvider(inTransaction, providerId, {
      kind: "listing-refunded",
      detail: `Du ${shortDate(withdrawn.startsOn)} au ${shortDate(withdrawn.endsOn)}`,
      path: at("proSubscription"),
    });
    if (withdrawn.startedAt !== null)
      await announceSubscriptions(inTransaction, providerId, { ended: [withdrawn] });
  });
}
