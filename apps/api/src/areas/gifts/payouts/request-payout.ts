import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { payoutMessages } from "@jdj/contract/payouts/messages";
import { PAYOUT_MIN_FCFA, type PayoutMethod } from "@jdj/contract/payouts/payout-methods";
import { sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { violatedKey } from "../../../database/errors.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { lockBalance } from "../../ledger/entries/debit-account.ts";
import { findNumberByPhone, refuseUnready } from "../../payouts/numbers/queries.ts";
import { openPayout } from "../../payouts/payouts/open-payout.ts";
import { hasOpenPayout } from "../../payouts/payouts/queries.ts";
import { findHostsAvailable } from "./queries.ts";

/** What a host asks for. */
export interface AskedHostPayout {
  amount: number;
  /** One of the hosts' numbers. */
  method: PayoutMethod;
  /** As typed. */
  phone: string;
  /** As its numbers say it; the name that was written with the number counts. */
  holder: string;
}

/**
 * Asks for a payout of what guests paid 48 hours ago or earlier, and takes it off what we owe the hosts.
 * One payout at a time: of two requests at once the second is refused, so that they never ask for more
 * than there is.
 * @param eventId an event whose owner asks, who was confirmed by their password
 * @throws field errors (422), also for a number that is not among the hosts'; payout-number-unproven,
 * payout-number-new, payout-under-way, nothing-to-pay-out (409); too-many-requests above 10 in a day
 */
export async function requestHostPayout(
  context: RequestContext,
  { eventId, userId }: { eventId: number; userId: number },
  { amount, method, phone }: AskedHostPayout,
): Promise<void> {
  const { db, now } = context;
  const whose = { account: "hosts", eventId } as const;
  const number = await findNumberByPhone(db, whose, { method, phone });
  refuseUnready(number, now);
  await consumeRateLimit(limits.payout, `event ${eventId}`, context);
  await db
    .transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`hosts ${eventId}`}))`);
      // A refund that is taken meanwhile waits, and then finds what is left.
      await lockBalance(tx, whose);
      if (await hasOpenPayout(tx, whose)) throw refusal("payout-under-way");
      const available = await findHostsAvailable(tx, eventId, now);
      if (available < PAYOUT_MIN_FCFA) throw refusal("nothing-to-pay-out");
      if (amount > available) throw fieldRefusal({ amount: [payoutMessages.amountTooLarge] });
      await openPayout({ ...context, db: tx }, whose, { amount, number, userId });
    })
    .catch((error: unknown) => {
      if (violatedKey(error) === "payouts_open_event_key") throw refusal("payout-under-way");
      throw error;
    });
}
