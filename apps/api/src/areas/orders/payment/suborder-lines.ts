import { backOf } from "@jdj/contract/orders/suborder-money";
import { type InvoiceLine, withoutTax } from "../../payments/invoices/invoice-lines.ts";
import { labelOf } from "../orders/line-label.ts";
import type { OrderLine, SellerOrder } from "../orders/lock-order.ts";

/** A suborder as it is invoiced. */
type Invoiced = Pick<SellerOrder, "goodsFcfa" | "deliveryFcfa" | "refundedFcfa" | "zoneName">;

/**
 * The lines of a seller's invoice: what was ordered and its delivery, less what was given back before,
 * by which each price is lower, the goods before the delivery. Prices are without the tax that they contain.
 * @returns the lines, and what they are in all with tax, in FCFA
 */
export function suborderLines(
  suborder: Invoiced,
  ordered: readonly Pick<OrderLine, "name" | "size" | "colour" | "day" | "quantity" | "unitFcfa">[],
  { reference, isTaxed }: { reference: string; isTaxed: boolean },
): { lines: InvoiceLine[]; totalFcfa: number } {
  const { goodsFcfa, deliveryFcfa, refundedFcfa, zoneName } = suborder;
  const back = backOf(suborder, refundedFcfa);
  const leftGoods = goodsFcfa - back.goodsFcfa;
  const leftDelivery = deliveryFcfa - back.deliveryFcfa;
  const priceOf = (fcfa: number) => (isTaxed ? withoutTax(fcfa) : Math.round(fcfa * 100) / 100);
  const lineOf = (description: string, quantity: number, fcfa: number): InvoiceLine => ({
    ...{ reference, description, quantity, unitFcfa: priceOf(fcfa), officeId: null },
  });
  const goods = ordered.map((line) =>
    lineOf(labelOf(line), line.quantity, (line.unitFcfa * leftGoods) / goodsFcfa),
  );
  const delivery = zoneName === "" ? "Livraison" : `Livraison\u00a0: ${zoneName}`;
  return {
    lines: [
      ...(leftGoods > 0 ? goods : []),
      ...(leftDelivery > 0 ? [lineOf(delivery, 1, leftDelivery)] : []),
    ],
    totalFcfa: leftGoods + leftDelivery,
  };
}
