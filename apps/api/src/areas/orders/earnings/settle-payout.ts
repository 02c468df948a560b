import { fcfa } from "@jdj/french/money";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { paidPayout, refusedPayout } from "../../ledger/entries/moves.ts";
import { recordTransaction } from "../../ledger/entries/record-transaction.ts";
import { sellerPayouts } from "./tables.ts";

/** What an operator of ours did with a payout: its transfer, or why there is none. */
export type PayoutResult =
  | { state: "paid"; transferReference: string }
  | { state: "refused"; reason: string };

/**
 * Records that a payout was sent or refused, once, and tells its number by SMS. A refused one is
 * owed again.
 * @param settledBy the operator's name
 * @returns false when it was settled before, or does not exist
 */
export async function settlePayout(
  context: RequestContext,
  id: number,
  result: PayoutResult,
  settledBy: string,
): Promise<boolean> {
  const { jobs, now, settings } = context;
  return context.db.transaction(async (tx) => {
    const [payout] = await tx
      .select()
      .from(sellerPayouts)
      .where(eq(sellerPayouts.id, id))
      .for("update");
    if (payout?.state !== "requested") return false;
    await tx
      .update(sellerPayouts)
      .set({ ...result, settledAt: now, settledBy })
      .where(eq(sellerPayouts.id, id));
    const { amountFcfa, providerId, phone } = payout;
    const isPaid = result.state === "paid";
    await recordTransaction(tx, {
      key: `seller-payout:${id}:${result.state}`,
      kind: isPaid ? "payout-paid" : "payout-refused",
      subject: null,
      entries: isPaid
        ? paidPayout(amountFcfa)
        : refusedPayout({ account: "seller", providerId }, amountFcfa),
      now,
    });
    if (!settings.closedServices.includes("sms"))
      await jobs.enqueue(tx, "send-short-message", {
        kind: `payout-${result.state}`,
        to: phone,
        text: isPaid
          ? `${settings.brand}\u00a0: votre retrait de ${fcfa(amountFcfa)} est versé.`
          : `${settings.brand}\u00a0: votre retrait de ${fcfa(amountFcfa)} n'a pu être versé. Le motif est dans votre espace.`,
      });
    return true;
  });
}
