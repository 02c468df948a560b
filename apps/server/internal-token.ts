import { keyedHash, sameHash } from "@jdj/api/crypto/token";

/** How far the clocks of two processes may lie apart, in milliseconds. */
const MOST_SKEW_MS = 5 * 60_000;

function sign(secret: string, payload: string): string {
  return keyedHash(secret, `internal:${payload}`).toString("base64url");
}

/** What one process of ours tells another, signed with the secret that both have. */
export function writeInternal(secret: string, told: Record<string, string>, now: Date): string {
  const text = JSON.stringify({ ...told, at: String(now.getTime()) });
  const payload = Buffer.from(text).toString("base64url");
  return `${payload}.${sign(secret, payload)}`;
}

/**
 * What such a token tells; null when it was signed with none of the secrets, or more than 5
 * minutes ago.
 * @param secrets ours, and former ones: the other process may not have been told of a new one yet
 */
export function readInternal(
  secrets: readonly string[],
  token: string,
  now: Date,
): Readonly<Record<string, unknown>> | null {
  const [payload = "", signature = ""] = token.split(".");
  const given = Buffer.from(signature);
  if (!secrets.some((secret) => sameHash(given, Buffer.from(sign(secret, payload))))) return null;
  const told: unknown = JSON.parse(Buffer.from(payload, "base64url").toString());
  if (typeof told !== "object" || told === null || !("at" in told)) return null;
  const isRecent = Math.abs(Number(told.at) - now.getTime()) <= MOST_SKEW_MS;
  return isRecent ? { ...told } : null;
}
