import { asc, eq, inArray } from "drizzle-orm";
import type { DescribeSubject } from "../../payments/receipts/subject-details.ts";
import { providers } from "../../providers/tables.ts";
import { labelOf } from "../orders/line-label.ts";
import { linesOf } from "../orders/lock-order.ts";
import { sellerOrders } from "../orders/tables.ts";
import { creditNoteKey } from "./invoice-suborder.ts";
import { readRefundScope } from "./refund-suborders.ts";
import { findSignedSuborders } from "./suborder-invoices.ts";

/**
 * An order on its receipt: each seller's suborder with its lines and its delivery. On the credit note of
 * a refund of some suborders, those alone.
 */
export const describePurchase: DescribeSubject = async (db, { id }, scope) => {
  const { ids: named, part } = readRefundScope(scope);
  const rows = await db
    .select({ suborder: sellerOrders, seller: providers })
    .from(sellerOrders)
    .leftJoin(providers, eq(providers.id, sellerOrders.providerId))
    .where(named.length > 0 ? inArray(sellerOrders.id, named) : eq(sellerOrders.orderId, id))
    .orderBy(asc(sellerOrders.id));
  const ofOrder = rows.filter(({ suborder }) => suborder.orderId === id);
  if (ofOrder.length === 0) return null;
  const lines = await linesOf(
    db,
    ofOrder.map(({ suborder }) => suborder),
  );
  const signed = await findSignedSuborders(
    db,
    ofOrder.map(({ suborder }) => suborder.id),
  );
  const keyOf = (suborderId: number) =>
    named.length > 0 ? creditNoteKey(suborderId, part) : `suborder:${suborderId}`;
  return {
    payer: null,
    sections: ofOrder.map(({ suborder, seller }) => {
      const { goodsFcfa, deliveryFcfa, zoneName, refundedFcfa } = suborder;
      const delivery = zoneName === "" && deliveryFcfa === 0 ? null : zoneName;
      return {
        heading: `Vendu par ${seller?.name ?? "un vendeur parti"}`,
        taxpayerNumber: seller?.taxpayerNumber ?? null,
        lines: lines
          .filter(({ sellerOrderId }) => sellerOrderId === suborder.id)
          .map((line) => ({
            label: labelOf(line),
            quantity: line.quantity,
            unitFcfa: line.unitFcfa,
          })),
        delivery:
          delivery === null
            ? null
            : {
                label: delivery === "" ? "Livraison" : `Livraison\u00a0: ${delivery}`,
                amountFcfa: deliveryFcfa,
              },
        total:
          ofOrder.length === 1
            ? null
            : { label: "Sous-total", amountFcfa: goodsFcfa + deliveryFcfa },
        isTaxed: seller?.isTaxed ?? false,
        signed: signed.find(({ key }) => key === keyOf(suborder.id)) ?? null,
        refundedFcfa: ofOrder.length === 1 ? 0 : refundedFcfa,
      };
    }),
  };
};
