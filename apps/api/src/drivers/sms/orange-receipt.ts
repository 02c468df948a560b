import { keyedHash } from "../../crypto/token.ts";
import { isSignedByAny, type Secrets } from "../../secrets.ts";
import {
  asksToStop,
  type DeliveryReceipt,
  parseJson,
  type ReceiptRequest,
  textAt,
} from "../delivery-receipt.ts";

/** Orange's statuses of a message and their meaning; any other means that it is on its way. */
const statuses: Record<string, { state: "delivered" | "failed"; reason: string | null }> = {
  DeliveredToTerminal: { state: "delivered", reason: null },
  DeliveryImpossible: { state: "failed", reason: "L’opérateur n’a pas pu remettre le SMS" },
};

/** The secret end of the address given to Orange, whose delivery receipts are not signed. */
export function orangeReceiptToken(secret: string): string {
  return keyedHash(secret, "delivery:orange").subarray(0, 24).toString("base64url");
}

/** Reads a webhook of Orange: a delivery receipt, or a message that somebody sent us. Null without the right token. */
export function readOrangeReceipt(
  secrets: Secrets,
  { body, signature }: ReceiptRequest,
): DeliveryReceipt[] | null {
  if (signature === null) return null;
  const given = Buffer.from(signature);
  if (!isSignedByAny(secrets, given, (secret) => Buffer.from(orangeReceiptToken(secret))))
    return null;
  const parsed = parseJson(body);
  const inbound = ["inboundSMSMessageNotification", "inboundSMSMessage"];
  const from = textAt(parsed, ...inbound, "senderAddress");
  if (from !== null)
    return asksToStop(textAt(parsed, ...inbound, "message"))
      ? [{ kind: "stop", from: from.replace(/^tel:/, "") }]
      : [];
  const container = "deliveryInfoNotification";
  const gatewayId = textAt(parsed, container, "callbackData");
  const status = textAt(parsed, container, "deliveryInfo", "deliveryStatus") ?? "";
  const known = Object.hasOwn(statuses, status) ? statuses[status] : undefined;
  return known && gatewayId !== null ? [{ kind: "state", gatewayId, key: null, ...known }] : [];
}
