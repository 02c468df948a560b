import { keyedHash } from "../../../crypto/token.ts";

/** Crockford's digits: capitals and figures that no eye confuses, which a small square holds. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A guest's entry code, signed by us: 80 bits that nobody can make without the secret. */
export function codeOfGuest(secret: string, guestId: number): string {
  const bytes = keyedHash(secret, `door:${guestId}`).subarray(0, 10);
  let bits = 0n;
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte);
  let code = "";
  for (let at = 0; at < 16; at += 1) {
    code = (DIGITS[Number(bits & 31n)] ?? "") + code;
    bits >>= 5n;
  }
  return `JJ${code}`;
}
