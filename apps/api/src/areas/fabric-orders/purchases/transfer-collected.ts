import { refusal } from "@jdj/contract/call/refusals";
import { fabricMessages, purchasePaid } from "@jdj/contract/fabric-orders/messages";
import { fcfa } from "@jdj/french/money";
import type { RequestContext } from "../../../app-context.ts";
import { lockBalance } from "../../ledger/entries/debit-account.ts";
import { addInstalment } from "../../orders/payment/instalments.ts";
import { closePayment } from "../../orders/payment/take-payments.ts";
import { markBought } from "../orders/note-purchase.ts";
import { listPurchases } from "../orders/purchases.ts";
import { lockPurchase, refusePaying } from "./lock-purchase.ts";
import { transferOf } from "./split-purchase.ts";
import type { NamedPurchase } from "./with-purchase.ts";

/**
 * Pays a purchase from what was collected for its fabric order: whole, or as an instalment where that
 * covers less. A payment by mobile money that was opened for it is closed, because less is left to pay.
 * Two presses at once pay once: the second finds less left than it read, and nothing happens.
 * @param readFcfa what the caller read as still to pay
 * @returns what was paid, in a sentence
 * @throws not-found; state-changed, fabric-purchase-mixed, fabric-purchase-ended, fabric-purchase-paying,
 * fabric-nothing-collected (409)
 */
export async function transferCollected(
  context: RequestContext,
  purchase: NamedPurchase,
  { readFcfa, userId }: { readFcfa: number; userId: number },
): Promise<string> {
  const { now } = context;
  return context.db.transaction(async (tx) => {
    const locked = await lockPurchase(tx, purchase);
    if (locked === null) {
      if (await isPaidMeanwhile(tx, purchase)) return fabricMessages.paidBefore;
      throw refusal("fabric-purchase-ended");
    }
    const { fabric, whole, leftFcfa } = locked;
    if (fabric.state === "cancelled") throw refusal("state-changed");
    if (leftFcfa < readFcfa) return fabricMessages.paidBefore;
    await refusePaying(tx, purchase.orderId);
    const { fabricOrderId } = purchase;
    const collected = await lockBalance(tx, { account: "fabric", fabricOrderId });
    const amountFcfa = transferOf(leftFcfa, collected);
    if (amountFcfa === 0) throw refusal("fabric-nothing-collected");
    await closePayment(tx, purchase.orderId, now);
    await addInstalment({ ...context, db: tx }, whole, { fabricOrderId, userId }, amountFcfa);
    const remains = leftFcfa - amountFcfa;
    if (remains === 0) await markBought(tx, fabric, await listPurchases(tx, fabricOrderId), now);
    return purchasePaid(fcfa(amountFcfa), remains === 0 ? null : fcfa(remains));
  });
}

async function isPaidMeanwhile(tx: RequestContext["db"], purchase: NamedPurchase) {
  const purchases = await listPurchases(tx, purchase.fabricOrderId);
  return purchases.some(
    ({ id, paidAt, units }) => id === purchase.orderId && paidAt !== null && units.size > 0,
  );
}
