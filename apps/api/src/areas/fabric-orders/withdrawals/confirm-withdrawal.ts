import { refusal } from "@jdj/contract/call/refusals";
import { withdrawalMachine } from "@jdj/contract/payouts/withdrawal-states";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { lockBalance } from "../../ledger/entries/debit-account.ts";
import { openPayout } from "../../payouts/payouts/open-payout.ts";
import { checkConfirmation } from "../../payouts/withdrawals/check-confirmation.ts";
import { isOpen } from "../../payouts/withdrawals/confirmers.ts";
import { notifyMembers } from "./notify-members.ts";
import { findWithdrawable, lockWithdrawal, type WithdrawalNames } from "./queries.ts";
import { fabricWithdrawals } from "./tables.ts";

/**
 * Confirms a withdrawal that another member asked for: its payout is written, and taken off the balance,
 * by the same transaction. Two presses at once confirm once.
 * @param member who was confirmed by their password
 * @throws not-found; withdrawal-decided, withdrawal-needs-other, withdrawal-too-soon,
 * withdrawal-uncovered, withdrawal-number-gone, payout-number-new, payout-number-unproven,
 * state-changed (409); 422 at `amount` when the wallet does not hold it
 */
export async function confirmWithdrawal(
  context: RequestContext,
  names: WithdrawalNames,
  member: { customerId: number; userId: number; name: string },
): Promise<void> {
  const { now } = context;
  const { eventId, id: fabricOrderId } = names;
  await context.db.transaction(async (tx) => {
    const { order, withdrawal } = await lockWithdrawal(tx, names);
    if (!isOpen(withdrawal, now)) throw refusal("withdrawal-decided");
    if (order.state === "cancelled") throw refusal("state-changed");
    const confirmer = { customerId: member.customerId, now };
    const number = await checkConfirmation(tx, eventId, withdrawal, confirmer);
    await lockBalance(tx, { account: "fabric", fabricOrderId });
    const amount = withdrawal.amountFcfa;
    if (amount > (await findWithdrawable(tx, fabricOrderId, now)))
      throw refusal("withdrawal-uncovered");
    const whose = { account: "fabric" as const, eventId, fabricOrderId };
    const asked = { amount, number, userId: member.userId };
    const payoutId = await openPayout({ ...context, db: tx }, whose, asked);
    await tx
      .update(fabricWithdrawals)
      .set({
        state: withdrawalMachine.transition(withdrawal.state, "confirmed"),
        payoutId,
        ...{ decidedBy: member.customerId, decidedName: member.name, decidedAt: now },
      })
      .where(eq(fabricWithdrawals.id, withdrawal.id));
    await notifyMembers({ ...context, db: tx }, eventId, withdrawal, "confirmed");
  });
}
