import { createHmac } from "node:crypto";
import { sameHash } from "../../crypto/token.ts";
import {
  type DeliveryReceipt,
  parseJson,
  type ReceiptRequest,
  readReply,
  type Sender,
  textAt,
  valueAt,
} from "../delivery-receipt.ts";
import { readAccountUpdates } from "./read-account-updates.ts";

/** The header X-Hub-Signature-256 of a body. */
export function signCloudReceipt(appSecret: string, body: string): string {
  return `sha256=${createHmac("sha256", appSecret).update(body).digest("hex")}`;
}

/** Reads what WhatsApp posts, about messages and about our account. Null without the right signature. */
export function readCloudReceipt(
  appSecret: string,
  { body, signature }: ReceiptRequest,
): DeliveryReceipt[] | null {
  const expected = Buffer.from(signCloudReceipt(appSecret, body));
  if (signature === null || !sameHash(Buffer.from(signature), expected)) return null;
  return listAt(parseJson(body), "entry").flatMap((entry) =>
    listAt(entry, "changes").flatMap((change) => [
      ...readAccountUpdates(entry, change),
      ...readChange(change),
    ]),
  );
}

function readChange(change: unknown): DeliveryReceipt[] {
  const phoneId = textAt(change, "value", "metadata", "phone_number_id");
  return [
    ...listAt(change, "value", "contacts").flatMap(readContact),
    ...listAt(change, "value", "statuses").flatMap(readStatus),
    ...listAt(change, "value", "messages").flatMap(readMessage),
    ...listAt(change, "value", "user_preferences").flatMap(readPreference),
  ].map((receipt) => (phoneId === null ? receipt : { ...receipt, phoneId }));
}

function readStatus(posted: unknown): DeliveryReceipt[] {
  const status = textAt(posted, "status");
  if (status !== "delivered" && status !== "read" && status !== "failed") return [];
  const gatewayId = textAt(posted, "id");
  const key = textAt(posted, "biz_opaque_callback_data");
  const reason = status === "failed" ? reasonOf(valueAt(posted, "errors", 0, "code")) : null;
  return [{ kind: "state", gatewayId, key, state: status, reason }];
}

/** A number as WhatsApp writes it, in E.164. */
function phoneOf(id: string | null): string | null {
  return id === null ? null : `+${id.replace(/^\+/, "")}`;
}

/** Since usernames exist, a number may be left out where the id of the user is given (2026). */
function senderOf(posted: unknown, phone: string, userId: string): Sender | null {
  const sender = { phone: phoneOf(textAt(posted, phone)), userId: textAt(posted, userId) };
  return sender.phone === null && sender.userId === null ? null : sender;
}

function readContact(posted: unknown): DeliveryReceipt[] {
  const { phone, userId } = senderOf(posted, "wa_id", "user_id") ?? { phone: null, userId: null };
  return phone === null || userId === null ? [] : [{ kind: "contact", phone, userId }];
}

/** A reaction and what the service itself says are no replies. */
const otherTypes = ["reaction", "system", "unsupported"];

function readMessage(posted: unknown): DeliveryReceipt[] {
  const from = senderOf(posted, "from", "from_user_id");
  const gatewayId = textAt(posted, "id") ?? "";
  const type = textAt(posted, "type") ?? "text";
  if (from === null || otherTypes.includes(type)) return [];
  const text =
    textAt(posted, "text", "body") ??
    textAt(posted, "button", "text") ??
    textAt(posted, type, "caption");
  const read = readReply({ from, gatewayId, about: textAt(posted, "context", "id"), text });
  // A reply without an id could not be told from the same one posted again.
  return read.kind === "reply" && gatewayId === "" ? [] : [read];
}

/** WhatsApp's own button « ne plus recevoir », which people press beside a message. */
function readPreference(posted: unknown): DeliveryReceipt[] {
  const from = senderOf(posted, "wa_id", "user_id");
  const value = textAt(posted, "value");
  return from !== null && (value === "stop" || value === "resume") ? [{ kind: value, from }] : [];
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
