import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

// Between the form and the code of a registration by phone, what was typed (the password too) is in
// the page, encrypted with a key that only an HttpOnly cookie holds. Neither is readable without the
// other, nothing is stored on the server, and any process can continue.

/** The fields of the form, and when the code expires (ms since 1970). */
export interface Waiting {
  fields: [name: string, value: string][];
  codeExpiresAt: number;
}

/**
 * Seals a form: the text for a hidden field, and the key for the cookie.
 * @param known the key of the cookie, if there is one: what it sealed before stays readable
 */
export function seal(
  waiting: Waiting,
  known: string | null = null,
): { sealed: string; key: string } {
  const given = Buffer.from(known ?? "", "base64url");
  const key = given.length === 32 ? given : randomBytes(32);
  const vector = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, vector);
  const body = Buffer.concat([cipher.update(JSON.stringify(waiting), "utf8"), cipher.final()]);
  const sealed = Buffer.concat([vector, cipher.getAuthTag(), body]);
  return { sealed: sealed.toString("base64url"), key: key.toString("base64url") };
}

/** Opens a sealed form; null when the key is missing or either was changed. */
export function unseal(sealed: string, key: string | null): Waiting | null {
  const bytes = Buffer.from(sealed, "base64url");
  const secret = Buffer.from(key ?? "", "base64url");
  if (secret.length !== 32 || bytes.length < 29) return null;
  try {
    const decipher = createDecipheriv("aes-256-gcm", secret, bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    const body = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
    return JSON.parse(body.toString("utf8"));
  } catch {
    return null; // not sealed with this key: the registration starts again
  }
}
