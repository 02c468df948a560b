import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { payoutMessages } from "@jdj/contract/payouts/messages";
import type { RequestContext } from "../../../app-context.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { lockBalance } from "../../ledger/entries/debit-account.ts";
import { findNumber, refuseUnready } from "../../payouts/numbers/queries.ts";
import { openPayout } from "../../payouts/payouts/open-payout.ts";
import { isPayeeSuspended } from "../../payouts/payouts/payee.ts";
import { lockProvider } from "../../providers/lock-provider.ts";
import { findBalance } from "./queries.ts";

/**
 * Asks for a payout of what a provider earned on one of the shop's numbers, and takes it off what we owe
 * them. Two requests at once never ask for more than there is.
 * @param userId an owner, who was confirmed by their password
 * @throws field errors (422); not-found for another's number; payouts-suspended, payout-number-unproven,
 * payout-number-new (409); too-many-requests above 10 in a day
 */
export async function requestPayout(
  context: RequestContext,
  { providerId, userId }: { providerId: number; userId: number },
  { amount, numberId }: { amount: number; numberId: number },
): Promise<void> {
  const { db, now } = context;
  const whose = { account: "seller", providerId } as const;
  if (await isPayeeSuspended(db, whose)) throw refusal("payouts-suspended");
  const number = await findNumber(db, whose, numberId);
  refuseUnready(number, now);
  await consumeRateLimit(limits.payout, String(providerId), context);
  await db.transaction(async (tx) => {
    await lockProvider(tx, providerId);
    // A refund that is taken meanwhile waits, and then finds what is left.
    await lockBalance(tx, whose);
    const { available } = await findBalance(tx, providerId);
    if (amount > available) throw fieldRefusal({ amount: [payoutMessages.amountTooLarge] });
    await openPayout({ ...context, db: tx }, whose, { amount, number, userId });
  });
}
