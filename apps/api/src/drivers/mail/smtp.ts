import { type Readable, Transform } from "node:stream";
import nodemailer from "nodemailer";
import type { Email, MailDriver } from "./port.ts";
import { readSmtpError } from "./smtp-error.ts";

/** How long a connection may take to open, in milliseconds. */
const CONNECTION_MS = 10_000;
/** How long the server may be silent, in milliseconds. */
const SILENCE_MS = 20_000;
/**
 * How long one email may take in all, with the wait for a connection, in milliseconds: less than
 * what remains of a delivery's lease.
 */
const WHOLE_MS = 50_000;
/** Connections at most. Servers refuse more than ten to twenty of one client, with 421. */
const CONNECTIONS = 8;
/** A connection without work is closed after so long, in milliseconds, before the server closes it. */
const IDLE_MS = 8000;

/** What lets a mailbox offer to leave a list by one press. */
function leavingHeaders(unsubscribeLink: string | undefined): Record<string, string> {
  if (unsubscribeLink === undefined) return {};
  return {
    "List-Unsubscribe": `<${unsubscribeLink}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/**
 * Sends through an SMTP server over a pool of connections that are kept for the next emails.
 * @param address where the server is, `smtps://user:password@host:465`
 * @param from the sender address of the emails
 * @param options `perSecond`: emails begun in a second, as many as the server takes where it is left
 * out; `silenceMs`: how long the server may be silent, in milliseconds
 */
export function smtpMail(
  address: string,
  from: string,
  options: { perSecond?: number | undefined; silenceMs?: number } = {},
): MailDriver {
  const { perSecond, silenceMs = SILENCE_MS } = options;
  const transport = nodemailer.createTransport({
    url: address,
    pool: true,
    maxConnections: CONNECTIONS,
    idleTimeout: IDLE_MS,
    connectionTimeout: CONNECTION_MS,
    greetingTimeout: CONNECTION_MS,
    socketTimeout: silenceMs,
  });
  // The message that each connection was given, by its Message-ID: it is read once the server has
  // asked for it (354), not before.
  const bodies = new Map<unknown, Readable>();
  transport.use("stream", ({ data, message }, done) => {
    message.processFunc((body) => {
      const whole = inOnePiece(body);
      bodies.set(data.messageId, whole);
      return whole;
    });
    done();
  });
  return {
    limits: {
      mostAtOnce: CONNECTIONS,
      ...(perSecond === undefined ? {} : { mostPerSecond: perSecond }),
    },
    async send(email) {
      const message = messageOf(email, from);
      try {
        await transport.sendMail({ ...message, signal: AbortSignal.timeout(WHOLE_MS) });
        return { state: "sent" };
      } catch (error) {
        const isHandedOver = bodies.get(message.messageId)?.readableDidRead ?? false;
        return readSmtpError(error instanceof Error ? error : {}, isHandedOver);
      } finally {
        bodies.delete(message.messageId);
      }
    },
    /** SMTP cannot be asked what it took. */
    find: () => Promise.resolve("unknown"),
    close: () => transport.close(),
  };
}

/**
 * Gathers a message: it is written to the connection by one call of the system, and leaves in whole
 * packets. nodemailer writes each header, boundary and part by itself.
 */
function inOnePiece(body: Readable): Readable {
  const pieces: Buffer[] = [];
  const whole = new Transform({
    transform(piece, _encoding, done) {
      pieces.push(piece);
      done();
    },
    flush: (done) => done(null, Buffer.concat(pieces)),
  });
  return body.on("error", (error) => whole.destroy(error)).pipe(whole);
}

function messageOf(email: Email, from: string) {
  return {
    from: { name: email.fromName, address: from },
    to: email.to,
    envelope: { from, to: [email.to] },
    subject: email.subject,
    text: email.text,
    html: email.html,
    // French text always is; not told, nodemailer looks at every letter to find out.
    textEncoding: "quoted-printable" as const,
    headers: leavingHeaders(email.unsubscribeLink),
    messageId: `<${email.key}@${from.split("@")[1] ?? "localhost"}>`,
  };
}
