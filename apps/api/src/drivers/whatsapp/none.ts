import type { WhatsAppDriver } from "./port.ts";

/** No WhatsApp at all: what is handed over fails for good, and no delivery receipt is believed. */
export function noWhatsApp(): WhatsAppDriver {
  const refuse = async () =>
    ({
      state: "failed",
      reason: "L’envoi par WhatsApp n’est pas disponible",
      cause: "recipient",
    }) as const;
  return {
    send: refuse,
    sendNotice: refuse,
    async find() {
      return "absent";
    },
    readDeliveryReceipt: () => null,
    confirmAddress: () => null,
  };
}
