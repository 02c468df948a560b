import type { DeliveryReceipt, ReceiptRequest } from "../../../drivers/delivery-receipt.ts";
import type { Contract } from "../../../drivers/gateway-contracts.ts";
import type { WhatsAppDriver } from "../../../drivers/whatsapp/port.ts";

/**
 * The contract that a receipt of WhatsApp is about. An application has one address for all its numbers:
 * a receipt that names the number of another contract is that contract's, if its secret signs the
 * request too.
 * @param at the contract whose address it was posted to, and whose secret signs it
 * @returns its number; null for a number whose secret is another one: nobody may speak for it
 */
export function receiptContract(
  at: Contract<WhatsAppDriver>,
  { phoneId }: Pick<DeliveryReceipt, "phoneId">,
  request: ReceiptRequest,
  contracts: readonly Contract<WhatsAppDriver>[],
): number | null {
  if (phoneId === undefined || phoneId === at.driver.phoneId) return at.number;
  const named = contracts.find(({ driver }) => driver.phoneId === phoneId);
  if (named === undefined) return at.number;
  return named.driver.readDeliveryReceipt(request) === null ? null : named.number;
}
