import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { paidPayout, refusedPayout } from "../../ledger/entries/moves.ts";
import { recordTransaction } from "../../ledger/entries/record-transaction.ts";
import { listOwners } from "../../notebook/sharing/list-owners.ts";
import type { PayoutResult } from "../../orders/earnings/settle-payout.ts";
import { hostPayouts } from "./tables.ts";

/**
 * Records that a payout of gifts was sent or refused, once, and tells every owner of the event by
 * email. A refused one is owed again.
 * @param settledBy the name of the member of staff
 * @returns false when it was settled before, or does not exist
 */
export async function settleHostPayout(
  context: RequestContext,
  id: number,
  result: PayoutResult,
  settledBy: string,
): Promise<boolean> {
  const { jobs, now } = context;
  return context.db.transaction(async (tx) => {
    const [payout] = await tx
      .select()
      .from(hostPayouts)
      .where(eq(hostPayouts.id, id))
      .for("update");
    if (payout?.state !== "requested") return false;
    await tx
      .update(hostPayouts)
      .set({ ...result, settledAt: now, settledBy })
      .where(eq(hostPayouts.id, id));
    const { amountFcfa, eventId } = payout;
    const isPaid = result.state === "paid";
    await recordTransaction(tx, {
      key: `host-payout:${id}:${result.state}`,
      kind: isPaid ? "payout-paid" : "payout-refused",
      subject: null,
      entries: isPaid
        ? paidPayout(amountFcfa)
        : refusedPayout({ account: "hosts", eventId }, amountFcfa),
      now,
    });
    const owners = eventId === null ? [] : await listOwners(tx, eventId);
    for (const userId of owners)
      await jobs.enqueue(tx, "send-gift-email", { kind: "payout", payoutId: id, userId });
    return true;
  });
}
