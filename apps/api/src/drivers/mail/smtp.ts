import nodemailer from "nodemailer";
import type { MailDriver } from "./port.ts";

/** What lets a mailbox offer to leave a list by one press. */
function leavingHeaders(leaveLink: string | undefined): Record<string, string> {
  if (leaveLink === undefined) return {};
  return {
    "List-Unsubscribe": `<${leaveLink}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/**
 * Sends through an SMTP server.
 * @param address where the server is, `smtps://user:password@host:465`
 * @param from the address that letters come from
 */
export function smtpMail(address: string, from: string): MailDriver {
  const transport = nodemailer.createTransport({
    url: address,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send(letter) {
      try {
        await transport.sendMail({
          from: { name: letter.fromName, address: from },
          to: letter.to,
          subject: letter.subject,
          text: letter.text,
          html: letter.html,
          headers: leavingHeaders(letter.leaveLink),
          messageId: `<${letter.key}@${from.split("@")[1] ?? "localhost"}>`,
        });
        return { state: "sent" };
      } catch (error) {
        const code =
          error instanceof Error && "responseCode" in error ? Number(error.responseCode) : 0;
        return code >= 500
          ? {
              state: "failed",
              reason: "Adresse refusée par le serveur du destinataire",
              permanent: true,
            }
          : { state: "failed", reason: "Serveur de messagerie injoignable", permanent: false };
      }
    },
    /** SMTP cannot be asked what it took. */
    find: () => Promise.resolve("unknown"),
  };
}
