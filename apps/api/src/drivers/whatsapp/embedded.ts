import { and, eq } from "drizzle-orm";
import { keyedHash } from "../../crypto/token.ts";
import type { Database } from "../../database/connect.ts";
import { catchMessages } from "../../mail-catcher/catch-messages.ts";
import { caughtMessages } from "../../mail-catcher/tables.ts";
import type { SendResult } from "../delivery-receipt.ts";
import { FIRST_CONTRACT } from "../gateway-contracts.ts";
import { takeUnreported } from "../sms/embedded.ts";
import { readCloudReceipt, signCloudReceipt } from "./cloud-receipt.ts";
import type { WhatsAppDriver, WhatsAppNotice } from "./port.ts";

/** The names of the templates that the embedded gateway would send by. */
export const embeddedTemplates = [
  { contract: FIRST_CONTRACT, account: null, card: "carte_invitation", message: "message_invites" },
];

/**
 * Stores messages in the database, shown at /dev/outbox, and gives signed delivery receipts like the Cloud API.
 * Numbers ending in 9999 are out of reach, those ending in 0000 have no WhatsApp, and those ending
 * in an even digit read what they get. Those ending in 55 answer.
 */
export function embeddedWhatsApp(
  db: Database,
  secret: string,
  contract = FIRST_CONTRACT,
): WhatsAppDriver {
  const purpose =
    contract === FIRST_CONTRACT ? "delivery:whatsapp" : `delivery:whatsapp:${contract}`;
  const appSecret = keyedHash(secret, purpose).toString("hex");
  const phoneId = `embedded-${contract}`;
  const store = (messages: readonly WhatsAppNotice[]) =>
    catchMessages(
      db,
      messages.map(({ key, kind, to, text, link }) => ({
        channel: "whatsapp",
        kind,
        to,
        text,
        links: [link],
        contract,
        key,
      })),
    );
  const send = async (message: WhatsAppNotice) => {
    const result = resultFor(message);
    if (result.state === "sent") await store([message]);
    return result;
  };
  return {
    phoneId,
    send,
    sendNotice: send,
    async sendMany(messages) {
      await store(messages.filter((message) => resultFor(message).state === "sent"));
      return messages.map(resultFor);
    },
    async find(key) {
      const [found] = await db
        .select({ id: caughtMessages.id })
        .from(caughtMessages)
        .where(and(eq(caughtMessages.key, key), eq(caughtMessages.contract, contract)));
      return found ? "sent" : "absent";
    },
    readDeliveryReceipt: (request) => readCloudReceipt(appSecret, request),
    confirmAddress: () => null,
    async takeReceipts() {
      const taken = await takeUnreported(db, "whatsapp", contract);
      return taken.map(({ key, to }) => {
        const status = to.endsWith("0000") ? "failed" : /[02468]$/.test(to) ? "read" : "delivered";
        const posted = {
          id: `wamid.${key}`,
          biz_opaque_callback_data: key,
          status,
          recipient_id: to.slice(1),
          ...(status === "failed" ? { errors: [{ code: 131026 }] } : {}),
        };
        const reply = {
          from: to.slice(1),
          from_user_id: `CI.${to.slice(1)}`,
          id: `wamid.reply.${key}`,
          context: { id: `wamid.${key}` },
          type: "text",
          text: { body: "Merci beaucoup, c’est noté. Je vous appelle ce soir." },
        };
        const messages = to.endsWith("55") ? [reply] : [];
        const value = { metadata: { phone_number_id: phoneId }, statuses: [posted], messages };
        const body = JSON.stringify({
          object: "whatsapp_business_account",
          entry: [{ changes: [{ field: "messages", value }] }],
        });
        return { body, signature: signCloudReceipt(appSecret, body) };
      });
    },
  };
}

function resultFor({ to, key }: WhatsAppNotice): SendResult {
  return to.endsWith("9999")
    ? { state: "failed", reason: "WhatsApp injoignable", cause: "recipient-later" }
    : { state: "sent", gatewayId: `wamid.${key}` };
}
