import { refusal } from "@jdj/contract/call/refusals";
import { withdrawalMachine } from "@jdj/contract/payouts/withdrawal-states";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { notifyMembers } from "./notify-members.ts";
import { lockWithdrawal, type WithdrawalNames } from "./queries.ts";
import { fabricWithdrawals } from "./tables.ts";

/**
 * Refuses a withdrawal that waits for its confirmation, or takes one's own back.
 * @returns whether it was their own
 * @throws not-found; withdrawal-decided (409)
 */
export async function refuseWithdrawal(
  context: RequestContext,
  names: WithdrawalNames,
  member: { customerId: number; name: string },
): Promise<boolean> {
  const { now } = context;
  return context.db.transaction(async (tx) => {
    const { withdrawal } = await lockWithdrawal(tx, names);
    if (!withdrawalMachine.may(withdrawal.state, "refused", "customer"))
      throw refusal("withdrawal-decided");
    await tx
      .update(fabricWithdrawals)
      .set({
        state: withdrawalMachine.transition(withdrawal.state, "refused"),
        ...{ decidedBy: member.customerId, decidedName: member.name, decidedAt: now },
      })
      .where(eq(fabricWithdrawals.id, withdrawal.id));
    await notifyMembers({ ...context, db: tx }, names.eventId, withdrawal, "refused");
    return withdrawal.askedBy === member.customerId;
  });
}
