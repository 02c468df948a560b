import { randomInt } from "node:crypto";

/** Letters and digits without those that look alike. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/**
 * A reference from the date, the time and random characters: `JJ20261121093000` and twelve characters (60 bits),
 * 28 characters of those that every gateway takes.
 */
export function makeReference(now: Date): string {
  const time = now.toISOString().replace(/\D/g, "").slice(0, 14);
  const random = Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `JJ${time}${random}`;
}

/** Whether a text has the form of our references, which no client may give to a payment. */
export function isOurReference(text: string): boolean {
  return /^JJ\d{14}[A-HJ-NP-Z2-9]{12}$/.test(text);
}

/** The most attempts that a payment may have: their numbers have two digits. */
export const MOST_ATTEMPTS = 99;

/** The reference of an attempt at the gateway: 30 characters, the most that Orange takes. */
export function attemptReference(paymentReference: string, number: number): string {
  return `${paymentReference}${String(number).padStart(2, "0")}`;
}
