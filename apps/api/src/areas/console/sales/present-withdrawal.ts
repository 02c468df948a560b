import type { ConsoleWithdrawal } from "@jdj/contract/console/sales";
import type { StoredWithdrawal } from "../../contributions/withdrawals/queries.ts";

/** A withdrawal as staff see it: whoever asked, whoever decided, and the payout that followed. */
export function presentWithdrawal(one: Omit<StoredWithdrawal, "eventId">): ConsoleWithdrawal {
  return {
    id: one.id,
    amount_fcfa: one.amountFcfa,
    state: one.state,
    asked_by: one.askedName,
    asked_at: one.createdAt.toISOString(),
    decided_by: one.decidedName,
    decided_at: one.decidedAt?.toISOString() ?? null,
    payout_id: one.payoutId,
  };
}
