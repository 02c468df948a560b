import { at } from "@jdj/contract/paths/addresses";
import { keyedHash } from "../../../crypto/token.ts";
import { isSignedByAny, type Secrets } from "../../../secrets.ts";

function sign(secret: string, linkId: number): Buffer {
  return keyedHash(secret, `door-link:${linkId}`).subarray(0, 16);
}

/** Path of the check-in page that a link opens. */
export function checkInAddress(secret: string, linkId: number): string {
  const key = `${linkId.toString(36)}.${sign(secret, linkId).toString("base64url")}`;
  return at("checkIn", { key });
}

/** The number of the link whose key this is, or null: not signed by us. */
export function readCheckInKey(secrets: Secrets, key: string): number | null {
  const [id = "", signature = ""] = key.split(".");
  const linkId = /^[0-9a-z]{1,9}$/.test(id) ? Number.parseInt(id, 36) : Number.NaN;
  if (!Number.isSafeInteger(linkId)) return null;
  const given = Buffer.from(signature, "base64url");
  return isSignedByAny(secrets, given, (secret) => sign(secret, linkId)) ? linkId : null;
}
