import { createHash } from "node:crypto";
import { keyedHash } from "../../crypto/token.ts";
import { isSignedByAny, type Secrets } from "../../secrets.ts";
import {
  type DeliveryReceipt,
  parseJson,
  type ReceiptRequest,
  readReply,
  textAt,
} from "../delivery-receipt.ts";
import { FIRST_CONTRACT } from "../gateway-contracts.ts";

/** Orange's statuses of a message and their meaning; any other means that it is on its way. */
const statuses: Record<string, { state: "delivered" | "failed"; reason: string | null }> = {
  DeliveredToTerminal: { state: "delivered", reason: null },
  DeliveryImpossible: { state: "failed", reason: "L’opérateur n’a pas pu remettre le SMS" },
};

/**
 * The secret end of the address given to Orange, whose delivery receipts are not signed; each contract
 * has its own.
 */
export function orangeReceiptToken(secret: string, contract = FIRST_CONTRACT): string {
  const purpose = contract === FIRST_CONTRACT ? "delivery:orange" : `delivery:orange:${contract}`;
  return keyedHash(secret, purpose).subarray(0, 24).toString("base64url");
}

/** Reads a webhook of Orange: a delivery receipt, or a message that somebody sent us. Null without the right token. */
export function readOrangeReceipt(
  secrets: Secrets,
  { body, signature }: ReceiptRequest,
  contract = FIRST_CONTRACT,
): DeliveryReceipt[] | null {
  if (signature === null) return null;
  const given = Buffer.from(signature);
  const tokenBy = (secret: string) => Buffer.from(orangeReceiptToken(secret, contract));
  if (!isSignedByAny(secrets, given, tokenBy)) return null;
  const parsed = parseJson(body);
  const inbound = ["inboundSMSMessageNotification", "inboundSMSMessage"];
  const from = textAt(parsed, ...inbound, "senderAddress");
  if (from !== null) {
    const text = textAt(parsed, ...inbound, "message");
    const id = textAt(parsed, ...inbound, "messageId");
    // Without an id a message that is posted again is known by what it says, and when.
    const said = `${from} ${textAt(parsed, ...inbound, "dateTime") ?? ""} ${text ?? ""}`;
    const gatewayId = id ?? createHash("sha256").update(said).digest("base64url");
    const sender = { phone: from.replace(/^tel:/, ""), userId: null };
    return [readReply({ from: sender, gatewayId, about: null, text })];
  }
  const container = "deliveryInfoNotification";
  const gatewayId = textAt(parsed, container, "callbackData");
  const status = textAt(parsed, container, "deliveryInfo", "deliveryStatus") ?? "";
  const known = Object.hasOwn(statuses, status) ? statuses[status] : undefined;
  return known && gatewayId !== null ? [{ kind: "state", gatewayId, key: null, ...known }] : [];
}
