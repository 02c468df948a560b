import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { ledgerTransactions } from "../../ledger/entries/tables.ts";
import { lockOrder as lockShopOrder, type WholeOrder } from "../../orders/orders/lock-order.ts";
import { paidByInstalments } from "../../orders/payment/instalments.ts";
import { orderInstalments } from "../../orders/payment/tables.ts";
import { isPayable } from "../../orders/payment/take-payments.ts";
import { payments } from "../../payments/payments/tables.ts";
import { listPurchases } from "../orders/purchases.ts";
import { lockOrder, type StoredOrder } from "../orders/queries.ts";
import type { NamedPurchase } from "./with-purchase.ts";

/** A purchase that waits for its payment, locked with its fabric order. */
export interface LockedPurchase {
  fabric: StoredOrder;
  whole: WholeOrder;
  leftFcfa: number;
}

/**
 * Locks a fabric order, then the order of the shop that buys for it.
 * @returns null for one that is paid or ended
 * @throws not-found; fabric-purchase-mixed (409)
 */
export async function lockPurchase(
  tx: Database,
  { orderId, fabricOrderId, eventId }: NamedPurchase,
): Promise<LockedPurchase | null> {
  const fabric = await lockOrder(tx, eventId, fabricOrderId);
  const whole = await lockShopOrder(tx, orderId);
  if (whole === null) throw refusal("not-found");
  const purchase = (await listPurchases(tx, fabricOrderId)).find(({ id }) => id === orderId);
  if (purchase === undefined || purchase.isMixed) throw refusal("fabric-purchase-mixed");
  if (!isPayable(whole)) return null;
  return {
    fabric,
    whole,
    leftFcfa: whole.order.totalFcfa - (await paidByInstalments(tx, orderId)),
  };
}

/**
 * Refuses while a payment of an order was made that is not counted yet: a moment later it is, or the
 * order is paid.
 * @throws fabric-purchase-paying (409)
 */
export async function refusePaying(tx: Database, orderId: number): Promise<void> {
  const made = await tx
    .select({ id: payments.id })
    .from(payments)
    .leftJoin(orderInstalments, eq(orderInstalments.paymentId, payments.id))
    .leftJoin(
      ledgerTransactions,
      eq(
        ledgerTransactions.key,
        sql`'order:' || ${orderId}::bigint || ':refused:' || ${payments.id}`,
      ),
    )
    .where(
      and(
        eq(payments.subjectKind, "order"),
        eq(payments.subjectId, orderId),
        eq(payments.state, "paid"),
        isNull(orderInstalments.id),
        isNull(ledgerTransactions.id),
      ),
    )
    .limit(1);
  if (made.length > 0) throw refusal("fabric-purchase-paying");
}
