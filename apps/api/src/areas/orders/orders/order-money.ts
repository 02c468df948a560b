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

/** A payment of an order: what we now owe each seller, and our commission. */
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
      account: "seller" as const,
      providerId: suborder.providerId,
      amountFcfa: suborder.commissionFcfa - suborder.goodsFcfa - suborder.deliveryFcfa,
    })),
  ];
}

/**
 * What is given back of a suborder: the seller owes it less the commission on those goods, which we give
 * back too.
 * @param back goods and delivery that are given back; the whole suborder when it was cancelled
 */
export function refundEntries(
  suborder: SuborderAmounts,
  back: { goodsFcfa: number; deliveryFcfa: number },
): LedgerEntry[] {
  const amountFcfa = back.goodsFcfa + back.deliveryFcfa;
  const commission = Math.round((suborder.commissionFcfa * back.goodsFcfa) / suborder.goodsFcfa);
  return [
    { account: "seller", providerId: suborder.providerId, amountFcfa: amountFcfa - commission },
    { account: "commission", amountFcfa: commission },
    { account: "refunds", amountFcfa: -amountFcfa },
  ];
}
