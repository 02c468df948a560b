import type { SmsDriver } from "../../drivers/sms/port.ts";

/** Where the operator of the killing tests takes messages, and is asked for them. */
export const fakeOperatorPaths = { send: "/send", find: "/find" } as const;

/**
 * How a sender treats its operator: hands the same key over again, asks before it does, or forgets
 * to ask, which must show.
 */
export type Manner = "same-key" | "ask" | "forgetful";

/** Sends by the operator of the killing tests. */
export function operatorDriver(url: string, manner: Manner): SmsDriver {
  return {
    ...(manner === "same-key" ? { takesKeyOnce: true as const } : {}),
    async send({ key, to }) {
      const body = JSON.stringify({ key, to });
      await fetch(url + fakeOperatorPaths.send, { method: "POST", body });
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
