import { refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import type { RequestContext } from "../../../app-context.ts";
import { openRemainder } from "../../orders/payment/take-payments.ts";
import { holdsFunds } from "../../payments/subjects/holds-funds.ts";
import { lockPurchase, refusePaying } from "./lock-purchase.ts";
import type { NamedPurchase } from "./with-purchase.ts";

/**
 * Opens the payment by mobile money of what a purchase still lacks, for the member who asks: as much of
 * it as one payment takes.
 * @throws not-found; fabric-purchase-mixed, fabric-purchase-ended, fabric-purchase-paying,
 * deposits-closed (409)
 */
export async function payRemainder(
  context: RequestContext,
  purchase: NamedPurchase,
  customerId: number,
): Promise<{ reference: string; amountFcfa: number }> {
  if (!holdsFunds(context.settings)) throw refusal("deposits-closed");
  return context.db.transaction(async (tx) => {
    const locked = await lockPurchase(tx, purchase);
    if (locked === null) throw refusal("fabric-purchase-ended");
    await refusePaying(tx, purchase.orderId);
    const { reference } = locked.whole.order;
    return openRemainder({ ...context, db: tx }, locked.whole, {
      customerId,
      label: `Commande ${reference}, pour «\u00a0${locked.fabric.name}\u00a0»`,
      backPath: at("fabricPurchase", { reference }),
    });
  });
}
