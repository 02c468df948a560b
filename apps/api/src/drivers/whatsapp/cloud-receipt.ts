import { createHmac } from "node:crypto";
import { sameHash } from "../../crypto/token.ts";
import {
  asksToStop,
  type DeliveryReceipt,
  parseJson,
  type ReceiptRequest,
  textAt,
  valueAt,
} from "../delivery-receipt.ts";

/** The header X-Hub-Signature-256 of a body. */
export function signCloudReceipt(appSecret: string, body: string): string {
  return `sha256=${createHmac("sha256", appSecret).update(body).digest("hex")}`;
}

/** Reads what WhatsApp posts: statuses of messages, and messages to us. Null without the right signature. */
export function readCloudReceipt(
  appSecret: string,
  { body, signature }: ReceiptRequest,
): DeliveryReceipt[] | null {
  const expected = Buffer.from(signCloudReceipt(appSecret, body));
  if (signature === null || !sameHash(Buffer.from(signature), expected)) return null;
  const changes = listAt(parseJson(body), "entry").flatMap((entry) => listAt(entry, "changes"));
  return changes.flatMap((change) => [
    ...listAt(change, "value", "statuses").flatMap(readStatus),
    ...listAt(change, "value", "messages").flatMap(readMessage),
  ]);
}

function readStatus(posted: unknown): DeliveryReceipt[] {
  const status = textAt(posted, "status");
  if (status !== "delivered" && status !== "read" && status !== "failed") return [];
  const gatewayId = textAt(posted, "id");
  const key = textAt(posted, "biz_opaque_callback_data");
  const reason = status === "failed" ? reasonOf(valueAt(posted, "errors", 0, "code")) : null;
  return [{ kind: "state", gatewayId, key, state: status, reason }];
}

function readMessage(posted: unknown): DeliveryReceipt[] {
  const from = textAt(posted, "from");
  return from !== null && asksToStop(textAt(posted, "text", "body"))
    ? [{ kind: "stop", from: `+${from.replace(/^\+/, "")}` }]
    : [];
}

/** Why WhatsApp did not deliver, by the number of its error. */
export function reasonOf(code: unknown): string {
  if (code === 131026) return "Ce numéro ne reçoit pas de messages WhatsApp";
  if (code === 131047 || code === 131049) return "WhatsApp n’a pas remis ce message";
  return "WhatsApp n’a pas pu remettre le message";
}

function listAt(from: unknown, ...path: string[]): unknown[] {
  const list = valueAt(from, ...path);
  return Array.isArray(list) ? list : [];
}
