import { refusal } from "@jdj/contract/call/refusals";
import { withdrawalMachine } from "@jdj/contract/payouts/withdrawal-states";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { lockBalance } from "../../ledger/entries/debit-account.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { openPayout } from "../../payouts/payouts/open-payout.ts";
import { checkConfirmation } from "../../payouts/withdrawals/check-confirmation.ts";
import { isOpen } from "../../payouts/withdrawals/confirmers.ts";
import { notifyMembers } from "./notify-members.ts";
import { findWithdrawable, lockWithdrawal } from "./queries.ts";
import { contributionWithdrawals } from "./tables.ts";

interface Decider {
  customerId: number;
  userId: number;
  name: string;
}

/**
 * Confirms a withdrawal that another member asked for: its payout is written, and taken off the balance,
 * by the same transaction. Two presses at once confirm once.
 * @param member who was confirmed by their password
 * @throws not-found; withdrawal-decided, withdrawal-needs-other, withdrawal-too-soon,
 * withdrawal-uncovered, withdrawal-number-gone, payout-number-new, payout-number-unproven (409); 422 at
 * `amount` when the wallet does not hold it
 */
export async function confirmWithdrawal(
  context: RequestContext,
  event: EventWithType,
  id: number,
  member: Decider,
): Promise<void> {
  const { now } = context;
  const eventId = event.id;
  await context.db.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, event, id);
    if (!isOpen(withdrawal, now)) throw refusal("withdrawal-decided");
    const confirmer = { customerId: member.customerId, now };
    const number = await checkConfirmation(tx, eventId, withdrawal, confirmer);
    await lockBalance(tx, { account: "contributions", contributionEventId: eventId });
    const amount = withdrawal.amountFcfa;
    if (amount > (await findWithdrawable(tx, eventId, now))) throw refusal("withdrawal-uncovered");
    const asked = { amount, number, userId: member.userId };
    const whose = { account: "contributions" as const, eventId };
    const payoutId = await openPayout({ ...context, db: tx }, whose, asked);
    await tx
      .update(contributionWithdrawals)
      .set({
        state: withdrawalMachine.transition(withdrawal.state, "confirmed"),
        payoutId,
        ...{ decidedBy: member.customerId, decidedName: member.name, decidedAt: now },
      })
      .where(eq(contributionWithdrawals.id, id));
    await notifyMembers({ ...context, db: tx }, withdrawal, "confirmed");
  });
}

/**
 * Refuses a withdrawal that waits for its confirmation, or takes one's own back.
 * @returns whether it was their own
 * @throws not-found; withdrawal-decided (409)
 */
export async function refuseWithdrawal(
  context: RequestContext,
  event: EventWithType,
  id: number,
  member: Pick<Decider, "customerId" | "name">,
): Promise<boolean> {
  const { now } = context;
  return context.db.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, event, id);
    if (!withdrawalMachine.may(withdrawal.state, "refused", "customer"))
      throw refusal("withdrawal-decided");
    await tx
      .update(contributionWithdrawals)
      .set({
        state: withdrawalMachine.transition(withdrawal.state, "refused"),
        ...{ decidedBy: member.customerId, decidedName: member.name, decidedAt: now },
      })
      .where(eq(contributionWithdrawals.id, id));
    await notifyMembers({ ...context, db: tx }, withdrawal, "refused");
    return withdrawal.askedBy === member.customerId;
  });
}
