import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { sameHash } from "./crypto/token.ts";
import type { ApiSettings } from "./settings.ts";

/** Our secrets: whatever is made is made with the first, what is read may bear any of them. */
export type Secrets = readonly [current: string, ...previous: string[]];

/** The secrets of the settings. */
export function secretsOf(settings: Pick<ApiSettings, "secret" | "previousSecrets">): Secrets {
  return [settings.secret, ...settings.previousSecrets];
}

/** Whether one of our secrets made this signature. `sign` makes the one that is expected of a secret. */
export function isSignedByAny(
  secrets: Secrets,
  signature: Buffer,
  sign: (secret: string) => Buffer,
): boolean {
  return secrets.some((secret) => sameHash(signature, sign(secret)));
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}

/** Encrypts a text (AES-256-GCM), safe in an address; it opens for the same purpose alone. */
export function encrypt(secrets: Secrets, purpose: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secrets[0], purpose), nonce);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
}

/** What was encrypted with any of our secrets for this purpose; null when none of them opens it. */
export function decrypt(secrets: Secrets, purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const [nonce, tag, body] = [
    bytes.subarray(0, NONCE_BYTES),
    bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
    bytes.subarray(NONCE_BYTES + TAG_BYTES),
  ];
  for (const secret of secrets) {
    const decipher = createDecipheriv("aes-256-gcm", keyOf(secret, purpose), nonce);
    decipher.setAuthTag(tag);
    try {
      return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
    } catch {
      // Made with another of our secrets, or by nobody of ours.
    }
  }
  return null;
}
