/** The amounts of one seller's suborder of an order, in FCFA. */
export interface SuborderPrice {
  goodsFcfa: number;
  deliveryFcfa: number;
  commissionFcfa: number;
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

/** What a suborder brings its seller, in FCFA: its price less the commission, and what was given back. */
export function earnedOf(suborder: SuborderPrice & { refundedFcfa: number }): number {
  const { goodsFcfa, deliveryFcfa, commissionFcfa, refundedFcfa } = suborder;
  const { sellerFcfa } = splitRefund(suborder, backOf(suborder, refundedFcfa));
  return goodsFcfa + deliveryFcfa - commissionFcfa - sellerFcfa;
}
