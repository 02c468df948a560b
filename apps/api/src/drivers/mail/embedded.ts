import { and, eq } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { catchMessages } from "../../mail-catcher/catch-messages.ts";
import { caughtMessages } from "../../mail-catcher/tables.ts";
import type { SendResult } from "../delivery-receipt.ts";
import { FIRST_CONTRACT } from "../gateway-contracts.ts";
import type { Email, MailDriver } from "./port.ts";

/**
 * Stores emails in the database, shown at /dev/outbox. Addresses that begin with `echec`
 * are refused for good and those that begin with `panne` for now, so that failures can be seen.
 */
export function embeddedMail(db: Database, contract = FIRST_CONTRACT): MailDriver {
  const store = (emails: readonly Email[]) =>
    catchMessages(
      db,
      emails.map(({ key, kind, to, subject, text, html, links }) => ({
        channel: "mail",
        kind,
        to,
        subject,
        text,
        html,
        links,
        key,
        contract,
        isReported: true,
      })),
    );
  return {
    async send(email) {
      const result = resultFor(email);
      if (result.state === "sent") await store([email]);
      return result;
    },
    async sendMany(emails) {
      await store(emails.filter((email) => resultFor(email).state === "sent"));
      return emails.map(resultFor);
    },
    async find(key) {
      const [found] = await db
        .select({ id: caughtMessages.id })
        .from(caughtMessages)
        .where(and(eq(caughtMessages.key, key), eq(caughtMessages.contract, contract)));
      return found ? "sent" : "absent";
    },
  };
}

function resultFor({ to }: Email): SendResult {
  if (to.startsWith("echec"))
    return {
      state: "failed",
      reason: "Adresse refusée par le serveur du destinataire",
      cause: "recipient",
    };
  if (to.startsWith("panne"))
    return {
      state: "failed",
      reason: "Serveur de messagerie injoignable",
      cause: "recipient-later",
    };
  return { state: "sent" };
}
