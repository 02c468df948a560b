import { randomBytes } from "node:crypto";
import { keyedHash, sameHash } from "../../../crypto/token.ts";

/** How many accounts a device is known to: households share phones. */
const MOST_ACCOUNTS = 3;

const signatureOf = (secret: string, id: string, userId: number) =>
  keyedHash(secret, `known-device:${id}:${userId}`).subarray(0, 16);

/**
 * The id under which an account knows a device, or null when it has never signed in there. The id
 * grants nothing: it only has its own attempt counter, apart from strangers.
 * @param brought the device token: pairs of an id and its signature, separated by `~`
 */
export function knownDevice(secret: string, deviceToken: string, userId: number): string | null {
  for (const text of deviceToken.split("~").slice(0, MOST_ACCOUNTS)) {
    const [id = "", signature = ""] = text.split(".");
    if (sameHash(signatureOf(secret, id, userId), Buffer.from(signature, "base64url"))) return id;
  }
  return null;
}

/**
 * The token of a device that has just signed in to an account: this account first, then at most two
 * others.
 */
export function rememberDevice(secret: string, deviceToken: string, userId: number): string {
  const id = knownDevice(secret, deviceToken, userId) ?? randomBytes(9).toString("base64url");
  const own = `${id}.${signatureOf(secret, id, userId).toString("base64url")}`;
  const others = deviceToken
    .split("~")
    .filter((text) => /^[\w-]{12}\.[\w-]{22}$/.test(text) && text !== own);
  return [own, ...others].slice(0, MOST_ACCOUNTS).join("~");
}
