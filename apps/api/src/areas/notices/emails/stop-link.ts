import { type NoticeKind, noticeKinds } from "@jdj/contract/notices/kinds";
import type { Secrets } from "../../../secrets.ts";
import { readSignedToken, signedToken, subjectOfRow } from "../../../signed-token.ts";

/** What a stop link stops: the emails of some kinds to an account. */
export interface Stopped {
  userId: number;
  kinds: readonly NoticeKind[];
}

const PURPOSE = "notice-stop";

/** A number with one bit for each kind, in base 36. New kinds are added at the end of the list. */
const codeOf = (kinds: readonly NoticeKind[]): string =>
  kinds.reduce((sum, kind) => sum + 2 ** noticeKinds.indexOf(kind), 0).toString(36);

/** The link by which a mail's reader stops its kinds without signing in; nothing of it is stored. */
export function stopAddress(
  { publicUrl, secret }: { publicUrl: string; secret: string },
  { userId, kinds }: Stopped,
): string {
  const subject = `${subjectOfRow(userId)}.${codeOf(kinds)}`;
  return `${publicUrl}/api/v1/notice-emails/${signedToken(secret, PURPOSE, subject)}`;
}

/** What a token of a stop link stops; null for a token that we did not sign. */
export function readStopToken(secrets: Secrets, token: string): Stopped | null {
  const [user, code] = readSignedToken(secrets, PURPOSE, token)?.split(".") ?? [];
  if (user === undefined || code === undefined) return null;
  const bits = Number.parseInt(code, 36);
  return {
    userId: Number.parseInt(user, 36),
    kinds: noticeKinds.filter((_, index) => Math.floor(bits / 2 ** index) % 2 === 1),
  };
}
