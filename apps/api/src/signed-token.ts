import { keyedHash } from "./crypto/token.ts";
import { isSignedByAny, type Secrets } from "./secrets.ts";

function sign(secret: string, purpose: string, subject: string): Buffer {
  return keyedHash(secret, `${purpose}:${subject}`).subarray(0, 18);
}

/**
 * The token of a link that never expires and of which nothing is stored: `subject.signature`.
 * @param purpose what the link does; a token for another purpose is not valid
 * @param subject of digits, small letters and dots
 */
export function signedToken(secret: string, purpose: string, subject: string): string {
  return `${subject}.${sign(secret, purpose, subject).toString("base64url")}`;
}

/** The subject of a token that we signed for this purpose; null for any other. */
export function readSignedToken(secrets: Secrets, purpose: string, token: string): string | null {
  const [, subject, signature] = /^([0-9a-z.]{1,20})\.([\w-]{24})$/.exec(token) ?? [];
  if (subject === undefined || signature === undefined) return null;
  const given = Buffer.from(signature, "base64url");
  return isSignedByAny(secrets, given, (secret) => sign(secret, purpose, subject)) ? subject : null;
}

/** The number of a row as the subject of a token. */
export const subjectOfRow = (id: number): string => id.toString(36);

/** The number of the row of a token that we signed for this purpose; null for any other. */
export function readRowToken(secrets: Secrets, purpose: string, token: string): number | null {
  const subject = readSignedToken(secrets, purpose, token);
  return subject === null ? null : Number.parseInt(subject, 36);
}
