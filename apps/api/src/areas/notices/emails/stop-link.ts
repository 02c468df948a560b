import { type NoticeKind, noticeKinds } from "@jdj/contract/notices/kinds";
import { keyedHash } from "../../../crypto/token.ts";
import { isSignedByAny, type Secrets } from "../../../secrets.ts";

/** What a stop link stops: the emails of some kinds to an account. */
export interface Stopped {
  userId: number;
  kinds: readonly NoticeKind[];
}

/** A number with one bit for each kind, in base 36. New kinds are added at the end of the list. */
const codeOf = (kinds: readonly NoticeKind[]): string =>
  kinds.reduce((sum, kind) => sum + 2 ** noticeKinds.indexOf(kind), 0).toString(36);

function sign(secret: string, subject: string): Buffer {
  return keyedHash(secret, `notice-stop:${subject}`).subarray(0, 18);
}

/** The link by which a mail's reader stops its kinds without signing in; nothing of it is stored. */
export function stopAddress(
  { publicUrl, secret }: { publicUrl: string; secret: string },
  { userId, kinds }: Stopped,
): string {
  const subject = `${userId.toString(36)}.${codeOf(kinds)}`;
  return `${publicUrl}/api/v1/notice-emails/${subject}.${sign(secret, subject).toString("base64url")}`;
}

/** What a token of a stop link stops; null for a token that we did not sign. */
export function readStopToken(secrets: Secrets, token: string): Stopped | null {
  const [, user, code, signature] =
    /^([0-9a-z]{1,10})\.([0-9a-z]{1,8})\.([\w-]{24})$/.exec(token) ?? [];
  if (user === undefined || code === undefined || signature === undefined) return null;
  const given = Buffer.from(signature, "base64url");
  if (!isSignedByAny(secrets, given, (secret) => sign(secret, `${user}.${code}`))) return null;
  const bits = Number.parseInt(code, 36);
  return {
    userId: Number.parseInt(user, 36),
    kinds: noticeKinds.filter((_, index) => Math.floor(bits / 2 ** index) % 2 === 1),
  };
}
