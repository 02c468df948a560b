import type { Database } from "../../../database/connect.ts";
import type { WishedItem } from "./queries.ts";

/** The pictures in front of the wished articles, by the number of the article. */
export function findPictures(
  _db: Database,
  _items: readonly WishedItem[],
): Promise<ReadonlyMap<number, string>> {
  return Promise.resolve(new Map());
}
