import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { caughtMessages } from "../../mail-catcher/tables.ts";
import { orangeReceiptToken, readOrangeReceipt } from "./orange-receipt.ts";
import type { SmsDriver } from "./port.ts";

/** Delivery receipts given in one batch. */
const BATCH = 500;

/**
 * Stores short messages in the database, shown at /dev/outbox, and gives delivery receipts like Orange. Numbers
 * ending in 9999 are out of reach, those ending in 0000 are taken and then never delivered.
 */
export function embeddedSms(db: Database, secret: string): SmsDriver {
  return {
    async send(message) {
      if (message.to.endsWith("9999"))
        return { state: "failed", reason: "Opérateur injoignable", cause: "recipient-later" };
      await db
        .insert(caughtMessages)
        .values({
          channel: "sms",
          kind: message.kind,
          to: message.to,
          text: message.text,
          code: message.code ?? null,
          key: message.key,
        })
        .onConflictDoNothing();
      return { state: "sent", gatewayId: message.key };
    },
    async find(key) {
      const [found] = await db
        .select({ id: caughtMessages.id })
        .from(caughtMessages)
        .where(eq(caughtMessages.key, key));
      return found ? "sent" : "absent";
    },
    readDeliveryReceipt: (request) => readOrangeReceipt([secret], request),
    async takeReceipts() {
      const taken = await takeUnreported(db, "sms");
      return taken.map(({ key, to }) => ({
        signature: orangeReceiptToken(secret),
        body: JSON.stringify({
          deliveryInfoNotification: {
            callbackData: key,
            deliveryInfo: {
              address: `tel:${to}`,
              deliveryStatus: to.endsWith("0000") ? "DeliveryImpossible" : "DeliveredToTerminal",
            },
          },
        }),
      }));
    },
  };
}

/** Messages without a delivery receipt yet; each is returned once. */
export async function takeUnreported(db: Database, channel: "sms" | "whatsapp") {
  const waiting = db
    .select({ id: caughtMessages.id })
    .from(caughtMessages)
    .where(and(eq(caughtMessages.isReported, false), eq(caughtMessages.channel, channel)))
    .orderBy(asc(caughtMessages.id))
    .limit(BATCH);
  return db
    .update(caughtMessages)
    .set({ isReported: true })
    .where(inArray(caughtMessages.id, waiting))
    .returning({ key: caughtMessages.key, to: caughtMessages.to });
}
