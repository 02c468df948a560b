import { payoutMethods } from "@jdj/contract/orders/seller-views";
import type { hostPayouts } from "../../gifts/payouts/tables.ts";
import type { sellerPayouts } from "../../orders/earnings/tables.ts";
import { presentApproval } from "../approvals/approve.ts";

type Payout = typeof hostPayouts.$inferSelect | typeof sellerPayouts.$inferSelect;

/** What staff see of a payout, whoever receives it. @param waiting the transfer that waits for a second person */
export function presentPayout(payout: Payout, waiting: Parameters<typeof presentApproval>[0]) {
  return {
    amount_fcfa: payout.amountFcfa,
    method: payoutMethods[payout.method],
    phone: payout.phone,
    state: payout.state,
    reason: payout.reason,
    transfer_reference: payout.transferReference,
    created_at: payout.createdAt.toISOString(),
    settled_at: payout.settledAt?.toISOString() ?? null,
    settled_by: payout.settledBy,
    approval: presentApproval(waiting),
  };
}
