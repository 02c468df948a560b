import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** An opaque token of 32 random bytes, safe in an address. */
export function makeToken(): string {
  return randomBytes(32).toString("base64url");
}

/** A shorter one, of 16 bytes, for links that people may have to look at. */
export function makeShortToken(): string {
  return randomBytes(16).toString("base64url");
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
