import { eq } from "drizzle-orm";
import { keyedHash } from "../../crypto/token.ts";
import type { Database } from "../../database/connect.ts";
import { caughtMessages } from "../../mail-catcher/tables.ts";
import { takeUnreported } from "../sms/embedded.ts";
import { readCloudReceipt, signCloudReceipt } from "./cloud-receipt.ts";
import type { WhatsAppDriver } from "./port.ts";

/**
 * Stores messages in the database, shown at /dev/outbox, and gives signed delivery receipts like the Cloud API.
 * Numbers ending in 9999 are out of reach, those ending in 0000 have no WhatsApp, and those ending
 * in an even digit read what they get.
 */
export function embeddedWhatsApp(db: Database, secret: string): WhatsAppDriver {
  const appSecret = keyedHash(secret, "delivery:whatsapp").toString("hex");
  return {
    async send(message) {
      if (message.to.endsWith("9999"))
        return { state: "failed", reason: "WhatsApp injoignable", cause: "recipient-later" };
      await db
        .insert(caughtMessages)
        .values({
          channel: "whatsapp",
          kind: message.kind,
          to: message.to,
          text: message.text,
          links: [message.link],
          key: message.key,
        })
        .onConflictDoNothing();
      return { state: "sent", gatewayId: `wamid.${message.key}` };
    },
    async find(key) {
      const [found] = await db
        .select({ id: caughtMessages.id })
        .from(caughtMessages)
        .where(eq(caughtMessages.key, key));
      return found ? "sent" : "absent";
    },
    readDeliveryReceipt: (request) => readCloudReceipt(appSecret, request),
    confirmAddress: () => null,
    async takeReceipts() {
      const taken = await takeUnreported(db, "whatsapp");
      return taken.map(({ key, to }) => {
        const status = to.endsWith("0000") ? "failed" : /[02468]$/.test(to) ? "read" : "delivered";
        const posted = {
          id: `wamid.${key}`,
          status,
          recipient_id: to.slice(1),
          ...(status === "failed" ? { errors: [{ code: 131026 }] } : {}),
        };
        const body = JSON.stringify({
          object: "whatsapp_business_account",
          entry: [{ changes: [{ field: "messages", value: { statuses: [posted] } }] }],
        });
        return { body, signature: signCloudReceipt(appSecret, body) };
      });
    },
  };
}
