/** The built files that a page links to. */
function filesIn(text: string): string[] {
  return text.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [];
}

/**
 * Caches the page that is open and its files on this phone, through the service worker (`worker/main.ts`), so that
 * it opens without a network.
 * @param also fetches what the page needs later
 * @returns whether everything is cached
 */
export async function cacheThisPage(also?: () => Promise<unknown>): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  try {
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((watched) =>
        navigator.serviceWorker.addEventListener("controllerchange", watched, { once: true }),
      );
    await also?.();
    const page = await fetch(location.pathname, { headers: { "x-offline-cache": "1" } });
    if (!page.ok) return false;
    const files = new Set(filesIn(await page.text()));
    for (const { name } of performance.getEntriesByType("resource"))
      for (const file of filesIn(name)) files.add(file);
    await Promise.all([...files].map((file) => fetch(file)));
    return true;
  } catch {
    return false;
  }
}
