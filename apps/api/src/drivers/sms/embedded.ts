import { outboxItems } from "../../areas/outbox/tables.ts";
import type { Database } from "../../database/connect.ts";
import type { SmsDriver } from "./port.ts";

/** Keeps short messages in the database, to be read at /dev/outbox. Numbers ending in 9999 are out of reach. */
export function embeddedSms(db: Database): SmsDriver {
  return {
    async send(message) {
      if (message.to.endsWith("9999"))
        return { state: "failed", reason: "Opérateur injoignable", permanent: false };
      await db
        .insert(outboxItems)
        .values({
          channel: "sms",
          kind: message.kind,
          to: message.to,
          text: message.text,
          code: message.code ?? null,
          key: message.key,
        })
        .onConflictDoNothing();
      return { state: "sent" };
    },
  };
}
