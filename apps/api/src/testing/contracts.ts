import type { AppContext } from "../app-context.ts";
import type { SendResult } from "../drivers/delivery-receipt.ts";
import { noFurtherContracts } from "../drivers/gateway-contracts.ts";
import type { ShortMessage, SmsDriver } from "../drivers/sms/port.ts";
import type { TestApp } from "./app.ts";

/** An SMS contract in memory, with what it was handed. */
export interface SmsContract extends SmsDriver {
  /** The keys of the messages that it took, in their order; a key may be there twice. */
  taken: string[];
  /** The keys of the messages that it was handed, taken or not. */
  handed: string[];
}

/** An answer that refuses us as a whole. */
export const refusesUs: SendResult = {
  ...{ state: "failed", cause: "ours", reason: "Opérateur injoignable", code: "POL1009" },
};

/**
 * Makes an SMS contract.
 * @param answer by how many messages it was handed before; it takes them where none is given
 */
export function smsContract(
  answer: (count: number, message: ShortMessage) => SendResult = () => ({ state: "sent" }),
  options: { answerMs?: number } = {},
): SmsContract {
  const taken: string[] = [];
  const handed: string[] = [];
  return {
    ...{ taken, handed },
    limits: { mostAtOnce: 4 },
    async send(message) {
      const result = answer(handed.length, message);
      handed.push(message.key);
      if (options.answerMs) await new Promise((later) => setTimeout(later, options.answerMs));
      // What is unconfirmed may have been taken.
      if (result.state !== "failed") taken.push(message.key);
      return result;
    },
    find: () => Promise.resolve("unknown"),
    readDeliveryReceipt: () => null,
  };
}

/** The same app with these SMS contracts, the first one first. */
export function withSmsContracts(app: TestApp, sms: SmsDriver, ...others: SmsDriver[]): AppContext {
  const { api: _, ...rest } = app;
  const further = others.map((driver, at) => ({ number: at + 2, driver }));
  return { ...rest, sms, furtherContracts: { ...noFurtherContracts, sms: further } };
}
