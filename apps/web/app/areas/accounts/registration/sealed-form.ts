import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Visitor } from "#app/http/context.ts";

/**
 * Between the form and the code of a registration by phone, what was typed (the password too) waits
 * in the page, encrypted with a key that only an HttpOnly cookie of this address holds. Neither
 * alone tells anything, nothing is stored on the server, and any process can go on with it.
 */
const cookie = "jdj_inscription";
const halfAnHour = 1800;

/** What waits: the fields of the form, and until when the code is good (ms since 1970). */
export interface Waiting {
  fields: [name: string, value: string][];
  codeExpiresAt: number;
}

/** Seals a form: the text for a hidden field, and the key for the cookie. */
export function seal(waiting: Waiting): { sealed: string; key: string } {
  const key = randomBytes(32);
  const vector = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, vector);
  const body = Buffer.concat([cipher.update(JSON.stringify(waiting), "utf8"), cipher.final()]);
  const sealed = Buffer.concat([vector, cipher.getAuthTag(), body]);
  return { sealed: sealed.toString("base64url"), key: key.toString("base64url") };
}

/** Opens what was sealed; null when the key is gone or either was tampered with. */
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

/** The key in a request's cookies, or null. */
export function readKey(request: Request): string | null {
  const cookies = request.headers.get("cookie") ?? "";
  return cookies.match(/(?:^|;\s*)jdj_inscription=([\w-]+)/)?.[1] ?? null;
}

/** The `Set-Cookie` value that keeps a key for half an hour, or forgets it when null. */
export function keepKey(key: string | null, { secure }: Pick<Visitor, "secure">) {
  const age = key === null ? 0 : halfAnHour;
  const flags = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${age}${secure ? "; Secure" : ""}`;
  return `${cookie}=${key ?? ""}; ${flags}`;
}
