import type { ReturnState } from "./order-states.ts";

/** The amounts of one seller's suborder of an order, in FCFA. */
export interface SuborderPrice {
  goodsFcfa: number;
  deliveryFcfa: number;
  commissionFcfa: number;
}

/** The same, with what was given back of it. */
export interface RefundedPrice extends SuborderPrice {
  refundedFcfa: number;
}

/** Of what is given back of a suborder, in FCFA: the seller's part, and our commission on those goods. */
export function splitRefund(
  suborder: SuborderPrice,
  back: { goodsFcfa: number; deliveryFcfa: number },
): { sellerFcfa: number; commissionFcfa: number } {
  const commissionFcfa = Math.round(
    (suborder.commissionFcfa * back.goodsFcfa) / suborder.goodsFcfa,
  );
  return { sellerFcfa: back.goodsFcfa + back.deliveryFcfa - commissionFcfa, commissionFcfa };
}

/** What is given back of a suborder, its goods before its delivery. @param amountFcfa in all */
export function backOf(
  { goodsFcfa }: Pick<SuborderPrice, "goodsFcfa">,
  amountFcfa: number,
): { goodsFcfa: number; deliveryFcfa: number } {
  const goods = Math.min(goodsFcfa, amountFcfa);
  return { goodsFcfa: goods, deliveryFcfa: amountFcfa - goods };
}

/** What of a suborder has not been given back, in FCFA. */
export function leftOf({
  goodsFcfa,
  deliveryFcfa,
  refundedFcfa,
}: Pick<RefundedPrice, "goodsFcfa" | "deliveryFcfa" | "refundedFcfa">): number {
  return goodsFcfa + deliveryFcfa - refundedFcfa;
}

/** The same of its goods, which are given back before the delivery. */
export function leftGoodsOf({
  goodsFcfa,
  refundedFcfa,
}: Pick<RefundedPrice, "goodsFcfa" | "refundedFcfa">): number {
  return Math.max(0, goodsFcfa - refundedFcfa);
}

/** What a return gives back, in FCFA. @param asked.amountFcfa as it was asked for, when more may have been left */
export function returnedOf(
  suborder: Pick<RefundedPrice, "goodsFcfa" | "refundedFcfa">,
  asked: { state: ReturnState; amountFcfa: number },
): number {
  return asked.state === "asked"
    ? Math.min(asked.amountFcfa, leftGoodsOf(suborder))
    : asked.amountFcfa;
}

/**
 * The same as `splitRefund` of a further refund: the goods that were not given back before the delivery.
 * However a sum is divided, its refunds take the same of seller and commission in all.
 * @param amountFcfa at most what is left
 */
export function splitFurther(
  suborder: RefundedPrice,
  amountFcfa: number,
): { sellerFcfa: number; commissionFcfa: number } {
  const { refundedFcfa } = suborder;
  const before = splitRefund(suborder, backOf(suborder, refundedFcfa));
  const after = splitRefund(suborder, backOf(suborder, refundedFcfa + amountFcfa));
  return {
    sellerFcfa: after.sellerFcfa - before.sellerFcfa,
    commissionFcfa: after.commissionFcfa - before.commissionFcfa,
  };
}

/** What a suborder brings its seller, in FCFA: its price less the commission, and what was given back. */
export function earnedOf(suborder: RefundedPrice): number {
  const { goodsFcfa, deliveryFcfa, commissionFcfa, refundedFcfa } = suborder;
  const { sellerFcfa } = splitRefund(suborder, backOf(suborder, refundedFcfa));
  return goodsFcfa + deliveryFcfa - commissionFcfa - sellerFcfa;
}
