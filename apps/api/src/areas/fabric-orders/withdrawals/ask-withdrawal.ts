import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { payoutMessages } from "@jdj/contract/payouts/messages";
import { PAYOUT_MIN_FCFA } from "@jdj/contract/payouts/payout-methods";
import type { RequestContext } from "../../../app-context.ts";
import { violatedKey } from "../../../database/errors.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { findNumber, refuseUnready } from "../../payouts/numbers/queries.ts";
import { refuseAboveWallet } from "../../payouts/withdrawals/refuse-above-wallet.ts";
import type { Asker } from "../../payouts/withdrawals/withdrawal-asker.ts";
import { lockOrder } from "../orders/queries.ts";
import { notifyMembers } from "./notify-members.ts";
import { findWithdrawable, listWithdrawals } from "./queries.ts";
import { fabricWithdrawals } from "./tables.ts";

/**
 * Asks for what is left of a fabric order's money on one of the hosts' numbers. Another member confirms
 * it (`confirm-withdrawal.ts`); nothing leaves the balance before. One at a time: of two members at once
 * the second is refused.
 * @param asker who was confirmed by their password
 * @throws not-found; state-changed, withdrawal-asked, nothing-to-pay-out, payout-number-unproven,
 * payout-number-new (409); a field error (422) at `amount`; too-many-requests
 */
export async function askWithdrawal(
  context: RequestContext,
  { eventId, id }: { eventId: number; id: number },
  { amount, numberId, asker }: { amount: number; numberId: number; asker: Asker },
): Promise<void> {
  const { db, now } = context;
  const number = await findNumber(db, { account: "hosts", eventId }, numberId);
  refuseUnready(number, now);
  await consumeRateLimit(limits.payout, `fabric ${id}`, context);
  await db
    .transaction(async (tx) => {
      const order = await lockOrder(tx, eventId, id);
      if (order.state === "cancelled") throw refusal("state-changed");
      if ((await listWithdrawals(tx, id)).some(({ state }) => state === "asked"))
        throw refusal("withdrawal-asked");
      const available = await findWithdrawable(tx, id, now);
      if (available < PAYOUT_MIN_FCFA) throw refusal("nothing-to-pay-out");
      if (amount > available) throw fieldRefusal({ amount: [payoutMessages.amountTooLarge] });
      await refuseAboveWallet(tx, number, amount);
      const [withdrawal] = await tx
        .insert(fabricWithdrawals)
        .values({
          ...{ orderId: id, amountFcfa: amount, numberId, createdAt: now },
          ...{ askedBy: asker.customerId, askedRole: asker.role, askedName: asker.name },
        })
        .returning();
      if (!withdrawal) throw new Error("The withdrawal was not written");
      await notifyMembers({ ...context, db: tx }, eventId, withdrawal, "asked");
    })
    .catch((error: unknown) => {
      if (violatedKey(error) === "fabric_withdrawals_asked_key") throw refusal("withdrawal-asked");
      throw error;
    });
}
