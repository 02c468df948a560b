import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { payoutMessages } from "@jdj/contract/payouts/messages";
import { PAYOUT_MIN_FCFA } from "@jdj/contract/payouts/payout-methods";
import type { RequestContext } from "../../../app-context.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { lockEvent } from "../../notebook/events/lock-event.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { findNumber, refuseUnready } from "../../payouts/numbers/queries.ts";
import { refuseAboveWallet } from "../../payouts/withdrawals/refuse-above-wallet.ts";
import type { Asker } from "../../payouts/withdrawals/withdrawal-asker.ts";
import { notifyMembers } from "./notify-members.ts";
import { findWithdrawable, listWithdrawals } from "./queries.ts";
import { contributionWithdrawals } from "./tables.ts";

/**
 * Asks for what came by mobile money on one of the hosts' numbers. Another member confirms it; nothing
 * leaves the balance before. One at a time: of two members at once the second is refused.
 * @param asked.asker who was confirmed by their password
 * @throws withdrawal-asked, nothing-to-pay-out, payout-number-unproven, payout-number-new (409);
 * not-found for another's number; a field error (422) at `amount`; too-many-requests
 */
export async function askWithdrawal(
  context: RequestContext,
  event: EventWithType,
  { amount, numberId, asker }: { amount: number; numberId: number; asker: Asker },
): Promise<void> {
  const { db, now } = context;
  const number = await findNumber(db, { account: "hosts", eventId: event.id }, numberId);
  refuseUnready(number, now);
  await consumeRateLimit(limits.payout, `contributions ${event.id}`, context);
  await db.transaction(async (tx) => {
    await lockEvent(tx, event);
    if ((await listWithdrawals(tx, event.id)).some(({ state }) => state === "asked"))
      throw refusal("withdrawal-asked");
    const available = await findWithdrawable(tx, event.id, now);
    if (available < PAYOUT_MIN_FCFA) throw refusal("nothing-to-pay-out");
    if (amount > available) throw fieldRefusal({ amount: [payoutMessages.amountTooLarge] });
    await refuseAboveWallet(tx, number, amount);
    const [withdrawal] = await tx
      .insert(contributionWithdrawals)
      .values({
        ...{ eventId: event.id, amountFcfa: amount, numberId, createdAt: now },
        ...{ askedBy: asker.customerId, askedRole: asker.role, askedName: asker.name },
      })
      .returning();
    if (!withdrawal) throw new Error("The withdrawal was not written");
    await notifyMembers({ ...context, db: tx }, withdrawal, "asked");
  });
}
