import type { LedgerEntry } from "../../ledger/entries/record-transaction.ts";

/** The amounts of one seller's suborder of an order, in FCFA. */
export interface SuborderAmounts {
  providerId: number | null;
  goodsFcfa: number;
  deliveryFcfa: number;
  commissionFcfa: number;
}

/** The commission on goods, in whole FCFA. @param percent from 0 to 50 */
export function commissionOf(goodsFcfa: number, percent: number): number {
  return Math.round((goodsFcfa * percent) / 100);
}

/** A payment of an order: what we now hold for each seller, and our commission. */
export function paymentEntries(suborders: readonly SuborderAmounts[]): LedgerEntry[] {
  const total = suborders.reduce(
    (sum, suborder) => sum + suborder.goodsFcfa + suborder.deliveryFcfa,
    0,
  );
  const commission = suborders.reduce((sum, suborder) => sum + suborder.commissionFcfa, 0);
  return [
    { account: "gateway", amountFcfa: total },
    { account: "commission", amountFcfa: -commission },
    ...suborders.map((suborder) => ({
      account: "held" as const,
      providerId: suborder.providerId,
      amountFcfa: suborder.commissionFcfa - suborder.goodsFcfa - suborder.deliveryFcfa,
    })),
  ];
}

/** Of what is given back of a suborder, in FCFA: the seller's part, and our commission on those goods. */
export function splitRefund(
  suborder: SuborderAmounts,
  back: { goodsFcfa: number; deliveryFcfa: number },
): { sellerFcfa: number; commissionFcfa: number } {
  const commissionFcfa = Math.round(
    (suborder.commissionFcfa * back.goodsFcfa) / suborder.goodsFcfa,
  );
  return { sellerFcfa: back.goodsFcfa + back.deliveryFcfa - commissionFcfa, commissionFcfa };
}

/** What is given back of a suborder, its goods before its delivery. @param amountFcfa in all */
export function backOf(
  { goodsFcfa }: Pick<SuborderAmounts, "goodsFcfa">,
  amountFcfa: number,
): { goodsFcfa: number; deliveryFcfa: number } {
  const goods = Math.min(goodsFcfa, amountFcfa);
  return { goodsFcfa: goods, deliveryFcfa: amountFcfa - goods };
}

/** What a suborder brings its seller, in FCFA: its price less the commission, and what was given back. */
export function earnedOf(suborder: SuborderAmounts & { refundedFcfa: number }): number {
  const { goodsFcfa, deliveryFcfa, commissionFcfa, refundedFcfa } = suborder;
  const { sellerFcfa } = splitRefund(suborder, backOf(suborder, refundedFcfa));
  return goodsFcfa + deliveryFcfa - commissionFcfa - sellerFcfa;
}
