import type { ArchiveContents } from "@jdj/contract/album/collection";
import type { CustomerContext } from "../../../http/answer.ts";
import type { Secrets } from "../../../secrets.ts";
import { isOpenQuery, signedQuery } from "../../../signed-query.ts";

/** What an address of an archive opens, and for whom. */
export interface ArchiveNames {
  albumId: number;
  customerId: number;
  contents: ArchiveContents;
}

const subjectOf = ({ albumId, customerId, contents }: ArchiveNames) =>
  `album-archive:${albumId}:${customerId}:${contents}`;

/** Path of the ZIP of an album, which opens for one to two hours and counts as the caller's download. */
export function archiveAddress(
  { settings, now, actor }: Pick<CustomerContext, "settings" | "now" | "actor">,
  albumId: number,
  contents: ArchiveContents,
): string {
  const names = { albumId, customerId: actor.customer.id, contents };
  const query = signedQuery(settings.secret, subjectOf(names), now);
  return `/files/album/archive/${albumId}/${names.customerId}/${contents}.zip?${query}`;
}

/** Whether the query of an address was signed by us for it, and has not expired. */
export function isOpenArchive(
  secrets: Secrets,
  names: ArchiveNames,
  query: { expires: string; signature: string },
  now: Date,
): boolean {
  return isOpenQuery(secrets, subjectOf(names), query, now);
}
