import { z } from "zod";
import { keyedHash } from "../../../crypto/token.ts";
import type { FacebookPerson } from "../../../drivers/facebook/port.ts";
import { isSignedByAny, type Secrets } from "../../../secrets.ts";

/** How long a ticket is valid: the time to complete the registration. */
const TICKET_MS = 30 * 60_000;

const Content = z.object({
  id: z.string(),
  givenNames: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  until: z.number(),
});

const mac = (secret: string, body: string) => keyedHash(secret, `facebook-ticket:${body}`);

/**
 * The profile that Facebook returned, signed. The browser holds it while the person completes the
 * form.
 */
export function writeTicket(secret: string, person: FacebookPerson, now: Date): string {
  const content = { ...person, until: now.getTime() + TICKET_MS };
  const body = Buffer.from(JSON.stringify(content)).toString("base64url");
  return `${body}.${mac(secret, body).toString("base64url")}`;
}

/** Reads a ticket; null when its signature is invalid or it has expired. */
export function readTicket(secrets: Secrets, ticket: string, now: Date): FacebookPerson | null {
  const [body = "", signature = ""] = ticket.split(".");
  const given = Buffer.from(signature, "base64url");
  if (!isSignedByAny(secrets, given, (secret) => mac(secret, body))) return null;
  const { until, ...person } = Content.parse(
    JSON.parse(Buffer.from(body, "base64url").toString("utf8")),
  );
  return until > now.getTime() ? person : null;
}
