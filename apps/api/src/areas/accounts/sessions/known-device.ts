import { randomBytes } from "node:crypto";
import { keyedHash, sameHash } from "../../../crypto/token.ts";

/** How many accounts a device is known to: a phone is shared by a household. */
const MOST_ACCOUNTS = 3;

const mark = (secret: string, id: string, userId: number) =>
  keyedHash(secret, `known-device:${id}:${userId}`).subarray(0, 16);

/**
 * The id by which a device is known to an account, or null: it has never signed in there. What it
 * brings opens nothing, it is only slowed apart from strangers.
 * @param brought the marks of the device, parted by `~`, each an id and its signature
 */
export function knownDevice(secret: string, brought: string, userId: number): string | null {
  for (const text of brought.split("~").slice(0, MOST_ACCOUNTS)) {
    const [id = "", signature = ""] = text.split(".");
    if (sameHash(mark(secret, id, userId), Buffer.from(signature, "base64url"))) return id;
  }
  return null;
}

/** The marks of a device that has just signed in to an account: this one's first, two others' kept. */
export function rememberDevice(secret: string, brought: string, userId: number): string {
  const id = knownDevice(secret, brought, userId) ?? randomBytes(9).toString("base64url");
  const own = `${id}.${mark(secret, id, userId).toString("base64url")}`;
  const others = brought
    .split("~")
    .filter((text) => /^[\w-]{12}\.[\w-]{22}$/.test(text) && text !== own);
  return [own, ...others].slice(0, MOST_ACCOUNTS).join("~");
}
