import nodemailer from "nodemailer";
import type { Email } from "../apps/api/src/drivers/mail/port.ts";

/**
 * A pool of nodemailer with nothing around it, which has a next email whenever a connection is free.
 * @param url of the server
 */
export function openBarePool(url: string, connections: number) {
  const transport = nodemailer.createTransport({ url, pool: true, maxConnections: connections });
  const from = "carnet@exemple.test";
  const sendOne = ({ to, fromName, subject, text, html, unsubscribeLink = "" }: Email) =>
    transport.sendMail({
      ...{ from: { name: fromName, address: from }, to, subject, text, html },
      headers: {
        "List-Unsubscribe": `<${unsubscribeLink}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    });
  return {
    async send(emails: readonly Email[]): Promise<void> {
      let next = 0;
      const sendOn = async () => {
        for (let email = emails[next++]; email; email = emails[next++]) await sendOne(email);
      };
      await Promise.all(Array.from({ length: 2 * connections }, sendOn));
    },
    close: () => transport.close(),
  };
}
