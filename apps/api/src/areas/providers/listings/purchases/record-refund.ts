import { shortDate } from "@jdj/french/dates";
import { and, asc, eq, isNull } from "drizzle-orm";
import { type AppContext, calendarDate, requestContext } from "../../../../app-context.ts";
import type { Database } from "../../../../database/connect.ts";
import { findRefundOfSubject } from "../../../payments/refunds/queries.ts";
import { notifyProvider } from "../../notices/notify-provider.ts";
import {
  advanceSubscriptions,
  announceSubscriptions,
} from "../../subscriptions/advance-subscriptions.ts";
import { closeGap } from "../../subscriptions/listing-periods.ts";
import { providerSubscriptions } from "../../subscriptions/tables.ts";
import { lockPurchase, purchasePaths } from "./record-payment.ts";
import { listingPurchases } from "./tables.ts";

/**
 * Withdraws the period whose payment staff gave back. Listings that follow it move forward; without any
 * other the page leaves the directory. Boosts keep their days, and the place is free again. The second payment of one purchase has no period, and a second
 * call changes nothing.
 */
export async function recordPurchaseRefund(app: AppContext, refundId: number): Promise<void> {
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
    const { kind, providerId, subscriptionId } = purchase;
    if (subscriptionId === null) return;
    const [withdrawn] = await tx
      .update(providerSubscriptions)
      .set({ endedAt: now })
      .where(
        and(eq(providerSubscriptions.id, subscriptionId), isNull(providerSubscriptions.endedAt)),
      )
      .returning();
    if (!withdrawn) return;
    if (kind === "listing") await moveForward(tx, withdrawn, calendarDate(now));
    await advanceSubscriptions(inTransaction, providerId);
    await notifyProvider(inTransaction, providerId, {
      kind: `${kind}-refunded`,
      detail: `Du ${shortDate(withdrawn.startsOn)} au ${shortDate(withdrawn.endsOn)}`,
      path: purchasePaths[kind],
    });
    if (withdrawn.startedAt !== null)
      await announceSubscriptions(inTransaction, providerId, { ended: [withdrawn] });
  });
}

/** Moves the listings that follow a withdrawn one forward. */
async function moveForward(
  tx: Database,
  withdrawn: typeof providerSubscriptions.$inferSelect,
  today: string,
): Promise<void> {
  const later = await tx
    .select()
    .from(providerSubscriptions)
    .where(
      and(
        eq(providerSubscriptions.providerId, withdrawn.providerId),
        eq(providerSubscriptions.kind, "listing"),
        isNull(providerSubscriptions.startedAt),
        isNull(providerSubscriptions.endedAt),
      ),
    )
    .orderBy(asc(providerSubscriptions.startsOn));
  for (const period of closeGap({ withdrawn, later, today }))
    await tx
      .update(providerSubscriptions)
      .set({ startsOn: period.startsOn, endsOn: period.endsOn, remindedDays: null })
      .where(eq(providerSubscriptions.id, period.id));
}
