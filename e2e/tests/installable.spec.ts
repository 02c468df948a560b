import { expect, test } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";

test.use({ serviceWorkers: "allow" });

test("a phone can install the site", async ({ page, request }) => {
  await page.goto("/");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await request.get(address ?? "")).json();
  expect(manifest).toMatchObject({ name: "Joie du Jour", display: "standalone", lang: "fr" });
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()["content-type"]).toBe(type);
  }
});

test("without a network the offline page is shown, and no public page is cached", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  const ofThePage = ["/hors-ligne", "/offline.js"];
  expect(
    cached.filter((path) => !ofThePage.includes(path) && !path.startsWith("/assets/")),
  ).toEqual([]);
  await context.setOffline(true);
  await page.goto("/connexion").catch(() => {});
  await expect(page.getByRole("heading", { name: "Vous êtes hors ligne" })).toBeVisible();
  // The page that was asked for opens by itself once the network is back.
  await context.setOffline(false);
  await expect(page.getByLabel("Mot de passe", { exact: true })).toBeVisible();
});

test("the page without a network is accessible", async ({ page }) => {
  await page.goto("/hors-ligne");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
