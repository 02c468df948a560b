import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { giftMessages } from "@jdj/contract/gifts/messages";
import { PAYOUT_MIN_FCFA, type PayoutMethod } from "@jdj/contract/orders/seller-views";
import type { RequestContext } from "../../../app-context.ts";
import { violatedKey } from "../../../database/errors.ts";
import { readPhone } from "../../../phone/phone.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { hostsBalance } from "../../ledger/entries/balances.ts";
import { lockBalance } from "../../ledger/entries/debit-account.ts";
import { askedPayout } from "../../ledger/entries/moves.ts";
import { recordTransaction } from "../../ledger/entries/record-transaction.ts";
import { hostPayouts } from "./tables.ts";

/** What a host asks for. */
export interface AskedHostPayout {
  amount: number;
  method: PayoutMethod;
  /** As typed. */
  phone: string;
  holder: string;
}

/**
 * Asks for a payout of what guests paid, and takes it off what we owe the hosts. One payout at a time:
 * of two requests at once the second is refused, so that they never ask for more than there is.
 * @param eventId an event whose owner asks, who was confirmed by their password
 * @throws field errors (422); payout-under-way, nothing-to-pay-out (409); too-many-requests above 10 in
 * a day
 */
export async function requestHostPayout(
  context: RequestContext,
  { eventId, userId }: { eventId: number; userId: number },
  { amount, method, phone, holder }: AskedHostPayout,
): Promise<void> {
  const { db, now } = context;
  const read = readPhone(phone);
  if (!read.ok || !/^\+225\d{10}$/.test(read.e164))
    throw fieldRefusal({ phone: [giftMessages.payoutPhone] });
  await consumeRateLimit(limits.payout, `event ${eventId}`, context);
  const row = { eventId, method, holder, amountFcfa: amount, phone: read.e164 };
  await db
    .transaction(async (tx) => {
      const [payout] = await tx
        .insert(hostPayouts)
        .values({ ...row, requestedBy: userId, createdAt: now })
        .returning({ id: hostPayouts.id });
      if (!payout) throw new Error("The payout was not written");
      // A refund that is taken meanwhile waits, and then finds what is left.
      await lockBalance(tx, { account: "hosts", eventId });
      const balance = await hostsBalance(tx, eventId);
      if (balance < PAYOUT_MIN_FCFA) throw refusal("nothing-to-pay-out");
      if (amount > balance) throw fieldRefusal({ amount: [giftMessages.payoutTooMuch] });
      await recordTransaction(tx, {
        key: `host-payout:${payout.id}`,
        kind: "payout",
        subject: null,
        entries: askedPayout({ account: "hosts", eventId }, amount),
        now,
      });
    })
    .catch((error: unknown) => {
      if (violatedKey(error) === "host_payouts_requested_key") throw refusal("payout-under-way");
      throw error;
    });
}
