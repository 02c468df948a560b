import { refusal } from "@jdj/contract/call/refusals";
import { PAYOUT_MIN_FCFA } from "@jdj/contract/payouts/payout-methods";
import { sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { violatedKey } from "../../../database/errors.ts";
import { lockBalance } from "../../ledger/entries/debit-account.ts";
import { hasOpenPayout } from "../../payouts/payouts/queries.ts";
import { type AskedPayout, requestPayout } from "../../payouts/payouts/request-payout.ts";
import { findHostsAvailable } from "./queries.ts";

/**
 * Asks for a payout of what guests paid 48 hours ago or earlier. One payout at a time: of two requests at
 * once the second is refused.
 * @param eventId an event whose owner asks
 * @throws payout-under-way, nothing-to-pay-out (409); as `requestPayout`
 */
export async function requestHostPayout(
  context: RequestContext,
  eventId: number,
  asked: AskedPayout,
): Promise<void> {
  const whose = { account: "hosts", eventId } as const;
  await requestPayout(context, whose, asked, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`hosts ${eventId}`}))`);
    // A refund that is taken meanwhile waits, and then finds what is left.
    await lockBalance(tx, whose);
    if (await hasOpenPayout(tx, whose)) throw refusal("payout-under-way");
    const available = await findHostsAvailable(tx, eventId, context.now);
    if (available < PAYOUT_MIN_FCFA) throw refusal("nothing-to-pay-out");
    return available;
  }).catch((error: unknown) => {
    if (violatedKey(error) === "payouts_open_event_key") throw refusal("payout-under-way");
    throw error;
  });
}
