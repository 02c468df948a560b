import { expect } from "@playwright/test";
import { budgets } from "../../bench/budgets.ts";
import { preparePlaces } from "../../bench/prepare-places.ts";
import { view } from "../../bench/view.ts";
import { query } from "../support/database.ts";
import { test } from "../support/shared-window.ts";

/**
 * What hydrated pages may weigh until they keep their limits again, in bytes: above those of
 * `npm run measure:pages`, and no more than they do.
 */
const heavier: Record<string, { js: number; css?: number; total: number }> = {
  "guest list, 500 guests": { js: 128_900, total: 192_500 },
  couple: { js: 128_600, total: 187_000 },
  "quote requests": { js: 140_000, total: 196_000 },
  "card wizard": { js: 140_400, css: 14_350, total: 219_800 },
  "budget, 200 lines": { js: 134_100, total: 209_200 },
  // Two pictures of the conversation are 31 KB of each; loading it again, once or twice, is 4 KB.
  "customer's chat": { js: 139_900, total: 238_000 },
  "provider's chat": { js: 142_800, total: 242_000 },
};

/** What does not depend on the speed of the machine. */
const figures = ["js", "html", "css", "fonts", "total", "cls"] as const;

test("pages weigh and shift no more than their budgets allow", async ({
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? "";
  test.slow();
  const { places, cookies } = await preparePlaces(baseURL, query);
  for (const { name, path, viewer, limits } of budgets) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      isMobile: true,
      hasTouch: true,
      serviceWorkers: "block",
    });
    // As four visits in five, which measure nothing: the others fetch 3.4 KB more, after their page.
    await context.addInitScript(() => {
      Math.random = () => 0.9;
    });
    const cookie = cookies[viewer];
    if (cookie) await context.addCookies([{ ...cookie, url: baseURL }]);
    const seen = await view(await context.newPage(), baseURL + path(places), {
      isThrottled: false,
    });
    const most = { ...limits, ...heavier[name] };
    for (const figure of figures)
      expect.soft(seen[figure], `${name}: ${figure}`).toBeLessThanOrEqual(most[figure] ?? 0);
    await context.close();
  }
});
