import { isRefusal } from "@jdj/contract/call/refusals";
import type { FabricPurchasePayment } from "@jdj/contract/fabric-orders/purchases";
import type { Order } from "@jdj/contract/orders/order-shapes";
import { at } from "@jdj/contract/paths/addresses";
import { fcfa } from "@jdj/french/money";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "#app/http/context.ts";
import { LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./page.module.css";

/**
 * How an unpaid order for a fabric order is paid; null for any other, and for who has left the
 * notebook: they pay it as their own.
 */
export async function findPurchase(
  context: Readonly<RouterContextProvider>,
  { fabric_order_id: fabricOrderId, status, reference }: Order,
): Promise<FabricPurchasePayment | null> {
  if (fabricOrderId === null || status !== "placed") return null;
  try {
    const purchase = await context.get(apiContext).fabric.purchases.purchase({ reference });
    return purchase.can.pay ? purchase : null;
  } catch (error) {
    const codes = ["not-found", "not-allowed", "access-ended", "event-gone"] as const;
    if (codes.some((code) => isRefusal(error, code))) return null;
    throw error;
  }
}

/** Leads to the page of the notebook on which an order is paid from what was collected. */
export function PurchaseLink({ purchase }: { purchase: FabricPurchasePayment }) {
  const { reference, fabric, can, transfer_fcfa: transfer, left_fcfa: left } = purchase;
  const after = left - transfer;
  return (
    <div className={`${kit.stack3} ${styles.ask}`}>
      <p>
        {can.transfer
          ? `${fcfa(purchase.collected_fcfa)} sont collectés pour «\u00a0${fabric.name}\u00a0»\u00a0: ils paient ${fcfa(transfer)} de cette commande${after === 0 ? "." : `, et il restera ${fcfa(after)} à payer par mobile money.`}`
          : `Il reste ${fcfa(left)} à payer par mobile money pour «\u00a0${fabric.name}\u00a0».`}
      </p>
      <LinkButton to={at("fabricPurchase", { reference })}>
        {can.transfer ? "Payer avec l’argent collecté" : `Payer les ${fcfa(left)} qui restent`}
      </LinkButton>
    </div>
  );
}
