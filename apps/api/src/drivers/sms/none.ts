import type { SmsDriver } from "./port.ts";

/** No short messages at all: what is handed over fails for good, and no delivery receipt is believed. */
export function noSms(): SmsDriver {
  return {
    async send() {
      return {
        state: "failed",
        reason: "L’envoi par SMS n’est pas disponible",
        cause: "recipient",
      };
    },
    async find() {
      return "absent";
    },
    readDeliveryReceipt: () => null,
  };
}
