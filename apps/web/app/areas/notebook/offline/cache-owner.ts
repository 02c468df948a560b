/** The key in localStorage of the person and event whose pages are cached. */
const KEY = "jdj-page-cache";
/** The same until November 2026: read once, so that pages cached under it are not fetched again. */
const FORMER_KEY = "jdj-kept";

/** The person and event whose pages are cached, as `writeCacheOwner` stored them, or null. */
export function readCacheOwner(storage: Pick<Storage, "getItem">): string | null {
  return storage.getItem(KEY) ?? storage.getItem(FORMER_KEY);
}

/** Stores whose pages are cached. @param owner the ids of the user and of the event: `12 7` */
export function writeCacheOwner(
  storage: Pick<Storage, "setItem" | "removeItem">,
  owner: string,
): void {
  storage.setItem(KEY, owner);
  storage.removeItem(FORMER_KEY);
}
