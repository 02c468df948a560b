import { eq } from "drizzle-orm";
import { outboxItems } from "../../areas/outbox/tables.ts";
import type { Database } from "../../database/connect.ts";
import type { MailDriver } from "./port.ts";

/**
 * Keeps letters in the database, to be read at /dev/outbox. Addresses that begin with `echec`
 * are refused for good and those that begin with `panne` for now, so that failures can be seen.
 */
export function embeddedMail(db: Database): MailDriver {
  return {
    async send(email) {
      if (email.to.startsWith("echec"))
        return {
          state: "failed",
          reason: "Adresse refusée par le serveur du destinataire",
          cause: "recipient",
        };
      if (email.to.startsWith("panne"))
        return {
          state: "failed",
          reason: "Serveur de messagerie injoignable",
          cause: "recipient-later",
        };
      await db
        .insert(outboxItems)
        .values({
          channel: "mail",
          kind: email.kind,
          to: email.to,
          subject: email.subject,
          text: email.text,
          html: email.html,
          links: email.links,
          key: email.key,
          isReported: true,
        })
        .onConflictDoNothing();
      return { state: "sent" };
    },
    async find(key) {
      const [found] = await db
        .select({ id: outboxItems.id })
        .from(outboxItems)
        .where(eq(outboxItems.key, key));
      return found ? "sent" : "absent";
    },
  };
}
