import { at } from "@jdj/contract/paths/addresses";

/** Address of the page that follows the payment; 0 stands for credit without a campaign. */
export function resultAddress(payment: { reference: string; message_id: number | null }): string {
  return at("cardSent", { idMessage: payment.message_id ?? 0, idTransaction: payment.reference });
}
