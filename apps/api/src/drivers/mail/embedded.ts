import { eq } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { caughtMessages } from "../../mail-catcher/tables.ts";
import type { MailDriver } from "./port.ts";

/**
 * Stores emails in the database, shown at /dev/outbox. Addresses that begin with `echec`
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
        .insert(caughtMessages)
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
        .select({ id: caughtMessages.id })
        .from(caughtMessages)
        .where(eq(caughtMessages.key, key));
      return found ? "sent" : "absent";
    },
  };
}
