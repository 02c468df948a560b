import { at } from "@jdj/contract/paths/addresses";
import { expect, type Page, test } from "@playwright/test";
import { stopClock } from "../support/clock.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";

// These pages store nothing of a visitor: one window serves most tests, with warm caches.
test.describe.configure({ mode: "default" });
let page: Page;
test.beforeAll(async ({ browser, baseURL }) => {
  page = await browser.newPage({ baseURL: baseURL ?? "" });
});
test.afterAll(() => page.close());

test("the first screen has the slogan, the link to a notebook and the town-hall finder", {
  tag: "@both",
}, async () => {
  await page.goto("/");
  const height = page.viewportSize()?.height ?? 0;
  for (const section of [
    page.getByRole("heading", { level: 1 }),
    page.getByRole("link", { name: "Créer mon carnet" }),
    page.getByRole("combobox", { name: "Ville ou commune" }),
    page.getByRole("button", { name: "Voir la mairie" }),
  ]) {
    const box = await section.boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  }
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("combobox", { name: "Ville ou commune" }).fill("Man");
  await page.getByRole("option", { name: /\bMan\b/ }).click();
  await page.getByRole("button", { name: "Voir la mairie" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mairie de Man");
});

test("a first visit shows the welcome toast, once", async ({ page }) => {
  await stopClock(page);
  await page.goto("/");
  const greeting = page.getByText("Bienvenue sur Joie du Jour");
  await expect(greeting).toBeVisible();
  await page.mouse.move(1, 1);
  await page.clock.runFor(4000);
  await expect(greeting).toBeVisible();
  await page.clock.runFor(2000);
  await expect(greeting).toBeHidden();
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(greeting).toBeHidden();
});

test("the slider moves on after five seconds, and its button stops it", async ({ page }) => {
  await stopClock(page);
  await page.goto("/");
  const slider = page.getByRole("region", { name: "À la une" });
  await slider.scrollIntoViewIfNeeded();
  const place = slider.locator("[data-carousel-place]");
  await expect(place).toHaveText("1 / 3");
  await page.mouse.move(1, 1);
  const pause = slider.getByRole("button", { name: "Arrêter le défilement" });
  await expect(pause).toBeVisible();
  await page.clock.runFor(4000);
  await expect(place).toHaveText("1 / 3");
  await page.clock.runFor(1100);
  await expect(place).toHaveText("2 / 3");
  await pause.click();
  await expect(slider.getByRole("button", { name: "Reprendre le défilement" })).toBeVisible();
  await page.mouse.move(1, 1);
  await page.clock.runFor(11_000);
  await expect(place).toHaveText("2 / 3");
});

test("nothing moves by itself with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  for (const name of ["À la une", "Articles du blog"])
    await expect(
      page.getByRole("region", { name }).getByRole("button", { name: "Reprendre le défilement" }),
    ).toBeAttached();
});

test("an advertisement shows neither title nor text", async () => {
  await page.goto("/");
  const slide = page.locator("[data-advertisement]");
  await expect(slide.getByRole("link", { name: "Votre publicité ici" })).toHaveAttribute(
    "href",
    "/joy-visibility",
  );
  await expect(slide.getByText("PUB", { exact: true })).toHaveCount(0);
  await expect(slide.getByRole("heading")).toHaveCount(0);
});

test("four products are in a row on a wide window, one on a phone", {
  tag: "@both",
}, async () => {
  await page.goto("/");
  const row = page.getByRole("region", { name: "Articles du blog" });
  const [list, card] = [
    await row.getByRole("list").boundingBox(),
    await row.getByRole("article").first().boundingBox(),
  ];
  const across = Math.round((list?.width ?? 0) / (card?.width ?? 1));
  expect(across).toBe((page.viewportSize()?.width ?? 0) >= 1024 ? 4 : 1);
});

test("the four services and the figures have the right links", async () => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByText("ans à vos côtés")).toBeVisible();
  for (const [name, href] of [
    [/^Mairies/, at("townHalls")],
    [/^Event planner/, at("welcome")],
    [/^Joy Cards/, at("cards")],
    [/^Blog/, at("blog")],
  ] as const)
    await expect(main.getByRole("listitem").getByRole("link", { name })).toHaveAttribute(
      "href",
      href,
    );
  await main.getByRole("link", { name: /^Event planner/ }).click();
  await expect(page).toHaveURL(/\/organisation-de-mariage-cote-d-ivoire$/);
});

test("a film is loaded only after a press, and stopped when it is closed", async ({ page }) => {
  await page.route("https://www.youtube-nocookie.com/**", (route) =>
    route.fulfill({ body: "<p>film</p>", contentType: "text/html" }),
  );
  // No film is configured here: the test adds the markup of one.
  await page.route("/", async (route) => {
    const answer = await route.fetch();
    const film =
      '<a href="https://www.youtube.com/watch?v=abc" data-video="abc" data-video-in="film">Le film</a><dialog id="film"><div data-video-place></div><button data-closes>Fermer</button></dialog>';
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace("</main>", `${film}</main>`),
    });
  });
  await page.goto("/");
  await expect(page.locator("iframe")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: "Le film" }).click();
  await expect(page.frameLocator("iframe").getByText("film")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("the home page has its chat box, closed until it is opened", async () => {
  await page.goto("/");
  const open = page.locator("summary").filter({ hasText: "Écrivez-nous" });
  await open.click();
  await expect(page.getByLabel("Votre mot")).toBeVisible();
  await expectAccessible(page, { isNew: true });
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Votre mot")).toBeHidden();
});
