import { keyedHash, sameHash } from "@jdj/api/crypto/token";

/** The largest difference between the clocks of two processes, in milliseconds. */
const MAX_SKEW_MS = 5 * 60_000;

function sign(secret: string, payload: string): string {
  return keyedHash(secret, `internal:${payload}`).toString("base64url");
}

/** A token from one of our processes to another, signed with the secret that both share. */
export function writeInternal(secret: string, claims: Record<string, string>, now: Date): string {
  const text = JSON.stringify({ ...claims, at: String(now.getTime()) });
  const payload = Buffer.from(text).toString("base64url");
  return `${payload}.${sign(secret, payload)}`;
}

/**
 * The claims of such a token; null when it was signed with none of the secrets, or more than 5
 * minutes ago.
 * @param secrets the present and the former ones: the other process may not have the new one yet
 */
export function readInternal(
  secrets: readonly string[],
  token: string,
  now: Date,
): Readonly<Record<string, unknown>> | null {
  const [payload = "", signature = ""] = token.split(".");
  const given = Buffer.from(signature);
  if (!secrets.some((secret) => sameHash(given, Buffer.from(sign(secret, payload))))) return null;
  const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString());
  if (typeof claims !== "object" || claims === null || !("at" in claims)) return null;
  const isRecent = Math.abs(Number(claims.at) - now.getTime()) <= MAX_SKEW_MS;
  return isRecent ? { ...claims } : null;
}
