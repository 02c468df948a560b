import type { StaffRefund } from "@jdj/contract/orders/staff-refund";
import { fcfa } from "@jdj/french/money";

/** What our team gave back, as lines of the history of an order: the same to its buyer and its seller. */
export function refundEntries(refunds: readonly StaffRefund[]) {
  return refunds.map(({ amount_fcfa, reason, at }) => ({
    label: `Remboursement de ${fcfa(amount_fcfa)} par notre équipe`,
    note: reason,
    at,
  }));
}
