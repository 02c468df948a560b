import { fieldRefusal } from "@jdj/contract/call/refusals";
import { sellerOrderMessages as sentences } from "@jdj/contract/orders/seller-messages";
import type { PayoutMethod } from "@jdj/contract/orders/seller-views";
import type { RequestContext } from "../../../app-context.ts";
import { readPhone } from "../../../phone/phone.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { lockProvider } from "../../directory/providers/lock-provider.ts";
import { lockBalance } from "../../ledger/entries/debit-account.ts";
import { askedPayout } from "../../ledger/entries/moves.ts";
import { recordTransaction } from "../../ledger/entries/record-transaction.ts";
import { findBalance } from "./queries.ts";
import { sellerPayouts } from "./tables.ts";

/** What an owner asks for. */
export interface AskedPayout {
  amount: number;
  method: PayoutMethod;
  /** As typed. */
  phone: string;
}

/**
 * Asks for a payout of what a provider earned, and takes it off what we owe them. Two requests at once
 * never ask for more than there is.
 * @throws field errors (422); too-many-requests above 10 in a day
 */
export async function requestPayout(
  context: RequestContext,
  { providerId, userId }: { providerId: number; userId: number },
  { amount, method, phone }: AskedPayout,
): Promise<void> {
  const { db, now } = context;
  const read = readPhone(phone);
  if (!read.ok) throw fieldRefusal({ phone: [sentences.payoutPhoneInvalid] });
  await consumeRateLimit(limits.payout, String(providerId), context);
  await db.transaction(async (tx) => {
    await lockProvider(tx, providerId);
    // A refund that is taken meanwhile waits, and then finds what is left.
    await lockBalance(tx, { account: "seller", providerId });
    const { available } = await findBalance(tx, providerId);
    if (amount > available) throw fieldRefusal({ amount: [sentences.payoutTooLarge] });
    const [payout] = await tx
      .insert(sellerPayouts)
      .values({
        ...{ providerId, method, amountFcfa: amount, phone: read.e164 },
        requestedBy: userId,
        createdAt: now,
      })
      .returning({ id: sellerPayouts.id });
    if (!payout) throw new Error("The payout was not written");
    await recordTransaction(tx, {
      key: `seller-payout:${payout.id}`,
      kind: "payout",
      subject: null,
      entries: askedPayout({ account: "seller", providerId }, amount),
      now,
    });
  });
}
