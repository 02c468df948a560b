import type { Page } from "@playwright/test";

/**
 * Stops the page's clock from its first script on: only `page.clock.runFor` moves it, however slow
 * the machine is.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}
