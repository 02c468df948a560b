import { expect, type Page } from "@playwright/test";

/** What this browser keeps of somebody's pages, by path. */
export function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("joie-person-"));
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Waits until the notebook is kept, with the files that draw it. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(async () => (await keptPaths(page)).length, { timeout: 25_000 }).toBe(7);
  const isWhole = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith("joie-person-"));
      const store = await caches.open(names[0] ?? "");
      const pages = await Promise.all((await store.keys()).map((kept) => store.match(kept)));
      const texts = await Promise.all(pages.map((kept) => kept?.text() ?? ""));
      const files = texts.join().match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
      const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
      const all = [...files, ...loaded.filter((name) => name.includes("/assets/"))];
      const kept = await Promise.all(all.map((file) => caches.match(file)));
      return kept.every(Boolean) && all.some((file) => file.includes("offline-notice"));
    });
  await expect.poll(isWhole, { timeout: 15_000 }).toBe(true);
  await page.waitForLoadState("networkidle");
}
