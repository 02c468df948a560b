import { createHmac, hash, randomBytes, timingSafeEqual } from "node:crypto";

/** An opaque token of 32 random bytes, safe in a URL. */
export function makeToken(): string {
  return randomBytes(32).toString("base64url");
}

/** A shorter token of 16 random bytes, for links that people see. */
export function makeShortToken(): string {
  return randomBytes(16).toString("base64url");
}

/** Lower-case letters and digits without ambiguous ones (Crockford's base 32). */
const plainSigns = "0123456789abcdefghjkmnpqrstvwxyz";

const LINK_TOKEN_SIGNS = 16;
const POOL_BYTES = LINK_TOKEN_SIGNS * 256;
let pool = Buffer.alloc(0);
let used = 0;

/**
 * A token of 80 random bits in 16 letters and digits, for links in an SMS: short enough for one
 * segment, easy to read out, and with no final character that phones leave out of a link.
 */
export function makeLinkToken(): string {
  if (used === pool.length) {
    // Thousands are made at once: the system is asked for the bytes of many.
    pool = randomBytes(POOL_BYTES);
    used = 0;
  }
  let token = "";
  for (const end = used + LINK_TOKEN_SIGNS; used < end; used += 1)
    token += plainSigns.charAt((pool[used] ?? 0) & 31);
  return token;
}

/** The stored hash of a token; the token cannot be computed from it. */
export function hashToken(token: string): Buffer {
  return hash("sha256", token, "buffer");
}

/** The stored hash of a short code: keyed, since six digits could be found by trying all. */
export function keyedHash(secret: string, text: string): Buffer {
  return createHmac("sha256", secret).update(text).digest();
}

/** Compares two hashes in constant time. */
export function sameHash(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Compares two texts of any length in a time that does not depend on where they differ. */
export function isSameText(a: string, b: string): boolean {
  return timingSafeEqual(hashToken(a), hashToken(b));
}
