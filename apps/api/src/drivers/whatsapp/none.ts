import type { WhatsAppDriver } from "./port.ts";

/** No WhatsApp at all: what is handed over fails for good, and no delivery receipt is believed. */
export function noWhatsApp(): WhatsAppDriver {
  return {
    async send() {
      return {
        state: "failed",
        reason: "L’envoi par WhatsApp n’est pas disponible",
        cause: "recipient",
      };
    },
    async find() {
      return "absent";
    },
    readDeliveryReceipt: () => null,
    confirmAddress: () => null,
  };
}
