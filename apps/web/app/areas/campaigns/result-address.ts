import { at } from "@jdj/contract/paths/addresses";

/** Address of the page that follows the payment of an order; 0 stands for credit without a campaign. */
export function resultAddress(order: { reference: string; message_id: number | null }): string {
  return at("cardSent", { idMessage: order.message_id ?? 0, idTransaction: order.reference });
}
