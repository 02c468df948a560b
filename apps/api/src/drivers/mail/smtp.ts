import { Readable } from "node:stream";
import nodemailer from "nodemailer";
import MailComposer from "nodemailer/lib/mail-composer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type SMTPTransport from "nodemailer/lib/smtp-transport";
import type { SendResult } from "../delivery-receipt.ts";
import type { Email, MailDriver } from "./port.ts";
import { readSmtpError, type SmtpError } from "./smtp-error.ts";

/** How long a connection may take to open, in milliseconds. */
const CONNECTION_MS = 10_000;
/** How long the server may be silent, in milliseconds. */
const SILENCE_MS = 20_000;
/** How long one email may take in all, in milliseconds: less than what remains of a delivery's lease. */
const WHOLE_MS = 50_000;

/** What lets a mailbox offer to leave a list by one press. */
function leavingHeaders(leaveLink: string | undefined): Record<string, string> {
  if (leaveLink === undefined) return {};
  return {
    "List-Unsubscribe": `<${leaveLink}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/**
 * Sends through an SMTP server, one connection per email.
 * @param address where the server is, `smtps://user:password@host:465`
 * @param from the sender address of the emails
 * @param silenceMs how long the server may be silent, in milliseconds
 */
export function smtpMail(address: string, from: string, silenceMs = SILENCE_MS): MailDriver {
  const timeouts = {
    connectionTimeout: CONNECTION_MS,
    greetingTimeout: CONNECTION_MS,
    socketTimeout: silenceMs,
  };
  // The transport reads the address as nodemailer documents it.
  const { options } = nodemailer.createTransport({ url: address, ...timeouts });
  return {
    async send(email) {
      const message = await compose(email, from);
      return handOver(options, { from, to: email.to }, message);
    },
    /** SMTP cannot be asked what it took. */
    find: () => Promise.resolve("unknown"),
  };
}

function compose(email: Email, from: string): Promise<Buffer> {
  const composer = new MailComposer({
    from: { name: email.fromName, address: from },
    to: email.to,
    subject: email.subject,
    text: email.text,
    html: email.html,
    headers: leavingHeaders(email.leaveLink),
    messageId: `<${email.key}@${from.split("@")[1] ?? "localhost"}>`,
  });
  return composer.compile().build();
}

/** One conversation with the server. It never rejects: what went wrong is in what it returns. */
function handOver(
  options: SMTPTransport.Options,
  envelope: SMTPConnection.Envelope,
  message: Buffer,
): Promise<SendResult> {
  return new Promise((resolve) => {
    const connection = new SMTPConnection(options);
    let isHandedOver = false;
    // It is read once the server has asked for the message, not before.
    const body = new Readable({
      read() {
        isHandedOver = true;
        this.push(message);
        this.push(null);
      },
    });
    const timer = setTimeout(() => end({ code: "ETIMEDOUT" }), WHOLE_MS);
    function end(error: SmtpError): void {
      clearTimeout(timer);
      connection.close();
      resolve(readSmtpError(error, isHandedOver));
    }
    function transmit(): void {
      connection.send(envelope, body, (error) => {
        if (error) return end(error);
        clearTimeout(timer);
        connection.quit();
        resolve({ state: "sent" });
      });
    }
    connection.on("error", end);
    connection.connect((error) => {
      if (error) end(error);
      else if (options.auth)
        connection.login(options.auth, (refusal) => (refusal ? end(refusal) : transmit()));
      else transmit();
    });
  });
}
