import type { MailDriver } from "./port.ts";

/** No e-mail at all: what is handed over fails for good, as for a recipient who does not exist. */
export function noMail(): MailDriver {
  return {
    async send() {
      return {
        state: "failed",
        reason: "L’envoi par e-mail n’est pas disponible",
        cause: "recipient",
      };
    },
    async find() {
      return "absent";
    },
  };
}
