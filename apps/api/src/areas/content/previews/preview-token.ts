import { keyedHash } from "../../../crypto/token.ts";
import { isSignedByAny, type Secrets } from "../../../secrets.ts";

/** What a preview shows. */
export type PreviewKind = "page" | "post";

/** How long the address of a preview opens, in seconds. */
const LIFETIME_SECONDS = 3600;

function sign(secret: string, subject: string): Buffer {
  return keyedHash(secret, `preview:${subject}`).subarray(0, 18);
}

/** The token of a preview, which opens it for an hour. @param id the row that it shows */
export function previewToken(secret: string, kind: PreviewKind, id: number, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS;
  const subject = `${kind}.${id.toString(36)}.${expires.toString(36)}`;
  return `${subject}.${sign(secret, subject).toString("base64url")}`;
}

/** What a token shows; null for one that we did not sign or that has expired. */
export function readPreviewToken(
  secrets: Secrets,
  token: string,
  now: Date,
): { kind: PreviewKind; id: number } | null {
  const [, subject, kind, id, expires, signature] =
    /^((page|post)\.([0-9a-z]{1,10})\.([0-9a-z]{1,10}))\.([\w-]{24})$/.exec(token) ?? [];
  if (subject === undefined || id === undefined || signature === undefined) return null;
  if (Number.parseInt(expires ?? "", 36) * 1000 < now.getTime()) return null;
  const given = Buffer.from(signature, "base64url");
  if (!isSignedByAny(secrets, given, (secret) => sign(secret, subject))) return null;
  return { kind: kind === "post" ? "post" : "page", id: Number.parseInt(id, 36) };
}
