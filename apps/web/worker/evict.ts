import { BUILD_HEADER, CHECK_IN, FILES, PERSONAL } from "#app/device/cache-names.ts";

/** The age at which a page that was not opened is deleted, in milliseconds: 30 days. */
const LONGEST_UNSEEN_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Deletes the pages that were not seen for 30 days, the files of earlier builds that no cached page
 * needs any more, and caches of unknown names.
 */
export async function evictOld(storage: CacheStorage, build: string, now: number): Promise<void> {
  const names = await storage.keys();
  const isOfPages = (name: string) => name === CHECK_IN || name.startsWith(PERSONAL);
  const needed = new Set([FILES + build]);
  for (const name of names.filter(isOfPages)) {
    const cache = await storage.open(name);
    for (const request of await cache.keys()) {
      const headers = (await cache.match(request))?.headers;
      const seen = Date.parse(headers?.get("x-seen") ?? "");
      if (now - seen < LONGEST_UNSEEN_MS) needed.add(FILES + headers?.get(BUILD_HEADER));
      else await cache.delete(request);
    }
  }
  for (const name of names) if (!isOfPages(name) && !needed.has(name)) await storage.delete(name);
}
