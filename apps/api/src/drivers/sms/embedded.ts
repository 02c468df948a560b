import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { catchMessages } from "../../mail-catcher/catch-messages.ts";
import { caughtMessages } from "../../mail-catcher/tables.ts";
import type { SendResult } from "../delivery-receipt.ts";
import { FIRST_CONTRACT } from "../gateway-contracts.ts";
import { orangeReceiptToken, readOrangeReceipt } from "./orange-receipt.ts";
import type { ShortMessage, SmsDriver } from "./port.ts";

/** Delivery receipts given in one batch. */
const BATCH = 500;

/**
 * Stores short messages in the database, shown at /dev/outbox, and gives delivery receipts like Orange. Numbers
 * ending in 9999 are out of reach, those ending in 0000 are taken and then never delivered.
 */
export function embeddedSms(db: Database, secret: string, contract = FIRST_CONTRACT): SmsDriver {
  const store = (messages: readonly ShortMessage[]) =>
    catchMessages(
      db,
      messages.map(({ key, kind, to, text, code, senderName }) => ({
        channel: "sms",
        kind,
        to,
        text,
        code,
        sender: senderName,
        contract,
        key,
      })),
    );
  return {
    async send(message) {
      const result = resultFor(message);
      if (result.state === "sent") await store([message]);
      return result;
    },
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
    readDeliveryReceipt: (request) => readOrangeReceipt([secret], request, contract),
    async takeReceipts() {
      const taken = await takeUnreported(db, "sms", contract);
      return taken.map(({ key, to }) => ({
        signature: orangeReceiptToken(secret, contract),
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

function resultFor({ to, key }: ShortMessage): SendResult {
  return to.endsWith("9999")
    ? { state: "failed", reason: "Opérateur injoignable", cause: "recipient-later" }
    : { state: "sent", gatewayId: key };
}

/** Messages of a contract without a delivery receipt yet; each is returned once. */
export async function takeUnreported(db: Database, channel: "sms" | "whatsapp", contract: number) {
  const waiting = db
    .select({ id: caughtMessages.id })
    .from(caughtMessages)
    .where(
      and(
        eq(caughtMessages.isReported, false),
        eq(caughtMessages.channel, channel),
        eq(caughtMessages.contract, contract),
      ),
    )
    .orderBy(asc(caughtMessages.id))
    .limit(BATCH);
  return db
    .update(caughtMessages)
    .set({ isReported: true })
    .where(inArray(caughtMessages.id, waiting))
    .returning({ key: caughtMessages.key, to: caughtMessages.to });
}
