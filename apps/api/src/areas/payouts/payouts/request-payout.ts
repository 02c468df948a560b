import { fieldRefusal } from "@jdj/contract/call/refusals";
import { payoutMessages } from "@jdj/contract/payouts/messages";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { findNumber, refuseUnready } from "../numbers/queries.ts";
import { openPayout } from "./open-payout.ts";
import type { Beneficiary } from "./payee.ts";

/** What a beneficiary asks for, on one of their numbers. @param userId an owner, who was confirmed by their password */
export interface AskedPayout {
  amount: number;
  numberId: number;
  userId: number;
}

/**
 * Asks for a payout of what a beneficiary has, and takes it off what we owe them.
 * @param findAvailable what they may ask for, in FCFA, in the transaction of the payout: it locks their
 * balance first, so that two requests at once never ask for more than there is
 * @throws field errors (422); not-found for another's number; payout-number-unproven, payout-number-new
 * (409); too-many-requests above 10 in a day
 */
export async function requestPayout(
  context: RequestContext,
  whose: Exclude<Beneficiary, { account: "fabric" | "contributions" }>,
  { amount, numberId, userId }: AskedPayout,
  findAvailable: (tx: Database) => Promise<number>,
): Promise<void> {
  const { db, now } = context;
  const number = await findNumber(db, whose, numberId);
  refuseUnready(number, now);
  const counted = whose.account === "seller" ? `${whose.providerId}` : `event ${whose.eventId}`;
  await consumeRateLimit(limits.payout, counted, context);
  await db.transaction(async (tx) => {
    const available = await findAvailable(tx);
    if (amount > available) throw fieldRefusal({ amount: [payoutMessages.amountTooLarge] });
    await openPayout({ ...context, db: tx }, whose, { amount, number, userId });
  });
}
