import { expect, type Page } from "@playwright/test";

/** The cached pages of a person in this browser, by path. */
export function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("joie-person-"));
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** The cached pages of a wedding: seven sections, the cash book, the running order, the form of new guests, and those of five ceremonies. */
const PAGES = 15;

/** Waits until the notebook is cached, with the files that render it. */
export async function untilCached(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(async () => (await cachedPaths(page)).length, { timeout: 25_000, intervals: [250] })
    .toBe(PAGES);
  const isWhole = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith("joie-person-"));
      const store = await caches.open(names[0] ?? "");
      const pages = await Promise.all((await store.keys()).map((cached) => store.match(cached)));
      const texts = await Promise.all(pages.map((cached) => cached?.text() ?? ""));
      const files = texts.join().match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
      const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
      const all = new Set([...files, ...loaded.filter((name) => name.includes("/assets/"))]);
      const cached = await Promise.all([...all].map((file) => caches.match(file)));
      return cached.every(Boolean) && [...all].some((file) => file.includes("offline-notice"));
    });
  // The files come after the last page, and each look takes processor time from what fills the cache.
  await expect.poll(isWhole, { timeout: 40_000, intervals: [250, 500, 1_000] }).toBe(true);
  await page.waitForLoadState("networkidle");
}
