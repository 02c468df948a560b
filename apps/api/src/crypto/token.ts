import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** An opaque token of 32 random bytes, safe in an address. */
export function makeToken(): string {
  return randomBytes(32).toString("base64url");
}

/** A shorter one, of 16 bytes, for links that people may have to look at. */
export function makeShortToken(): string {
  return randomBytes(16).toString("base64url");
}

/** Lower-case letters and digits of which none is taken for another (Crockford's 32). */
const plainSigns = "0123456789abcdefghjkmnpqrstvwxyz";

/**
 * A token of 80 bits in 16 letters and digits, for links that stand in an SMS: short enough for its
 * single part, read out without a mistake, and with no sign at its end that a phone leaves out.
 */
export function makeLinkToken(): string {
  return [...randomBytes(16)].map((byte) => plainSigns[byte & 31]).join("");
}

/** What is stored of a token: it cannot be turned back. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** What is stored of a short code: keyed, for six digits could be tried out otherwise. */
export function keyedHash(secret: string, text: string): Buffer {
  return createHmac("sha256", secret).update(text).digest();
}

/** Compares two hashes in a time that tells nothing. */
export function sameHash(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
