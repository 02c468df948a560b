import type { SuborderPrice } from "@jdj/contract/orders/suborder-money";
import type { LedgerEntry } from "../../ledger/entries/record-transaction.ts";

/** The amounts of a suborder, in FCFA, and whose it is; null once its seller is erased. */
interface SuborderAmounts extends SuborderPrice {
  providerId: number | null;
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
