import { test as base, type Page } from "@playwright/test";

/** The open windows of this worker, by what tells them apart. */
const open = new Map<string, Page>();

/** Deletes what a page stores in the browser. */
async function clearStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
}

/**
 * Tests that share one window in a worker: a new one loads and compiles the fonts, styles and
 * scripts of each page again. Cookies, storage, routes, listeners and other windows of a test are
 * gone before the next. Not for tests that move the clock, add a script to pages, go offline or
 * use service workers: these stay with a context.
 */
export const test = base.extend({
  page: async ({ browser, javaScriptEnabled, viewport }, use, { project }) => {
    const kind = `${project.name} ${javaScriptEnabled}`;
    const page = open.get(kind) ?? (await browser.newPage({ javaScriptEnabled }));
    open.set(kind, page);
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    const context = page.context();
    for (const other of context.pages()) if (other !== page) await other.close();
    page.removeAllListeners();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.unrouteAll({ behavior: "ignoreErrors" });
    await context.clearCookies();
    // A light address of the same origin, where no page keeps its storage open.
    await page.goto("/robots.txt");
    await page.evaluate(clearStorage);
  },
  context: async ({ page }, use) => {
    await use(page.context());
  },
});
