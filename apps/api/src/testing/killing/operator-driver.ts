import type { SendResult } from "../../drivers/delivery-receipt.ts";
import type { ShortMessage, SmsDriver } from "../../drivers/sms/port.ts";

/** Where the operator of the killing tests takes messages, and is asked for them. */
export const fakeOperatorPaths = { send: "/send", find: "/find" } as const;

/**
 * How a sender treats its operator: hands the same key over again, asks before it does, or forgets
 * to ask, which must show.
 */
export type Manner = "same-key" | "ask" | "forgetful";

/**
 * Sends by the operator of the killing tests.
 * @param isTogether whether a batch is handed over by one request, and marked by one statement
 */
export function operatorDriver(url: string, manner: Manner, isTogether: boolean): SmsDriver {
  async function sendMany(messages: readonly ShortMessage[]): Promise<SendResult[]> {
    const body = JSON.stringify(messages.map(({ key, to }) => ({ key, to })));
    await fetch(url + fakeOperatorPaths.send, { method: "POST", body });
    return messages.map(() => ({ state: "sent" }));
  }
  return {
    ...(manner === "same-key" ? { takesKeyOnce: true as const } : {}),
    ...(isTogether ? { sendMany } : {}),
    async send(message) {
      await sendMany([message]);
      return { state: "sent" };
    },
    async find(key) {
      if (manner === "forgetful") return "absent";
      const answer = await fetch(`${url}${fakeOperatorPaths.find}?key=${key}`);
      return (await answer.text()) === "sent" ? "sent" : "absent";
    },
    readDeliveryReceipt: () => null,
  };
}
