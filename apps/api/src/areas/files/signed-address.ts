import type { Secrets } from "../../secrets.ts";
import { isOpenQuery, signedQuery } from "../../signed-query.ts";

const subjectOf = (fileId: string) => `file:${fileId}`;

/** A path that opens a private file for one to two hours, for use in a page. */
export function signedFileAddress(secret: string, fileId: string, now: Date): string {
  return `/files/${fileId}?${signedQuery(secret, subjectOf(fileId), now)}`;
}

/** Whether a signed URL is authentic and not expired. */
export function isOpenAddress(
  secrets: Secrets,
  fileId: string,
  query: { expires: string; signature: string },
  now: Date,
): boolean {
  return isOpenQuery(secrets, subjectOf(fileId), query, now);
}
