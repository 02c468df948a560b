import { at } from "@jdj/contract/paths/addresses";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { enter } from "../support/notebook.ts";
import { test } from "../support/shared-window.ts";
import { enterShop } from "../support/shop.ts";

/** The part of the first screen above the first item of a list, or the one act of a page. */
const HIGHEST = 0.45;

/** Pages with their first item, or their one act. */
const pages = [
  ["home", at("home"), "a[href='/inscription']"],
  ["directory", at("providers"), "article"],
  ["packages", at("packages"), "article"],
  ["shop", at("shopping"), "article"],
  ["category of the shop", at("shoppingCategory", { id: 1 }), "article"],
  ["blog", at("blog"), "article"],
  ["town halls", at("townHalls"), "form"],
] as const;

/** Where an element begins, as a part of the first screen without the demonstration's banner. */
async function beginning(page: Page, item: string): Promise<number> {
  const banner = (await page.getByLabel("Démonstration").boundingBox())?.height ?? 0;
  const box = await page.locator("main").locator(item).first().boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return ((box?.y ?? height) - banner) / height;
}

/** Pages of a notebook that is filled in. */
const ofNotebook = [
  ["guests", at("guests"), "tbody tr[aria-rowindex]"],
  ["cards", at("cards"), "[aria-label=Envois] li"],
  ["budget", at("budget"), "table, [data-group], button[aria-expanded]"],
  ["planning", at("planning"), "[role=progressbar]"],
  ["responses", at("responses"), "dl"],
  ["committee", at("committee"), "summary"],
  ["ceremonies", at("ceremonies"), "tbody tr"],
  ["seating", at("seating"), "form li, a[href$='/salle']"],
  ["gifts", at("gifts"), "dl"],
  ["fabric orders", at("fabricOrders"), "li"],
  ["contributions", at("contributions"), "[role=progressbar]"],
  ["events", at("events"), "article, li"],
  ["favourites", at("favourites"), "ul[aria-label] li"],
  ["requests", at("requests"), "li"],
  ["reservations", at("reservations"), "li"],
  ["orders", at("shoppingOrders"), "li"],
] as const;

/** Pages of a provider with requests, orders and bookings. */
const ofProvider = [
  ["home", at("pro"), "dl"],
  ["requests", at("proRequests"), "li"],
  ["bookings", at("proBookings"), "article, ul li"],
  ["orders", at("proOrders"), "ul li"],
  ["products", at("proProducts"), "article, ul li"],
  ["packages", at("proPackages"), "article, ul li"],
  ["photos", at("proMedia"), "form"],
  ["earnings", at("proEarnings"), "dl"],
  ["statistics", at("proFigures"), "dl"],
  ["reviews", at("proReviews"), "dl, li"],
] as const;

for (const [name, path, item] of pages)
  test(`the first item of the page « ${name} » begins high on the first screen`, {
    tag: "@both",
  }, async ({ page }) => {
    await page.goto(path);
    expect(await beginning(page, item)).toBeLessThanOrEqual(HIGHEST);
  });

test("the first item of a filled notebook's lists begins high on the first screen", {
  tag: "@both",
}, async ({ page, request }) => {
  const data = { email: "awa@exemple.ci", password: "demo" };
  await enter(page, await (await request.post("/api/v1/login", { data })).json());
  for (const [name, path, item] of ofNotebook) {
    await page.goto(path);
    expect.soft(await beginning(page, item), name).toBeLessThanOrEqual(HIGHEST);
  }
});

test("the first item of a provider's pages begins high on the first screen", {
  tag: "@both",
}, async ({ page, request }) => {
  await enterShop(page, request);
  for (const [name, path, item] of ofProvider) {
    await page.goto(path);
    expect.soft(await beginning(page, item), name).toBeLessThanOrEqual(HIGHEST);
  }
});

/** The lists of the directory: by trade, by town, by both, with filters and with a search. */
async function directoryLists(request: APIRequestContext): Promise<[string, string][]> {
  const offered = await (await request.get("/api/v1/wedding-provider-places")).json();
  const [{ service_type_id: service, town_ids: towns }] = offered;
  const list = (query: string) => `${at("providers")}?${query}`;
  return [
    ["all", at("providers")],
    ["a trade", list(`service=${service}`)],
    ["a town", list(`commune=${towns[0]}`)],
    ["a trade in a town", list(`service=${service}&commune=${towns[0]}`)],
    ["filters", list(`service=${service}&note=3&prix-max=90000000&invites=150&tri=price`)],
    ["a free day", list("libre=2027-06-05")],
    ["a search", list("recherche=traiteur")],
    ["the second page", list("page=2")],
  ];
}

for (const [who, isSignedIn] of [
  ["a stranger", false],
  ["a couple", true],
] as const)
  test(`${who} sees the first provider of each list on the first screen`, {
    tag: "@both",
  }, async ({ page, request }) => {
    const data = { email: "awa@exemple.ci", password: "demo" };
    if (isSignedIn) await enter(page, await (await request.post("/api/v1/login", { data })).json());
    for (const [name, path] of await directoryLists(request)) {
      await page.goto(path);
      expect.soft(await beginning(page, "article"), name).toBeLessThanOrEqual(HIGHEST);
      const heading = page.locator("main article h2").first();
      await expect.soft(heading, name).toBeInViewport({ ratio: 1 });
    }
  });

test("eleven guests are seen on the first screen of a desktop", {
  tag: "@desktop",
}, async ({ page, request }) => {
  const data = { email: "awa@exemple.ci", password: "demo" };
  await enter(page, await (await request.post("/api/v1/login", { data })).json());
  await page.goto(at("guests"));
  expect(await countWhole(page, "tbody tr[aria-rowindex]")).toBeGreaterThanOrEqual(11);
});

/** How many of some items are whole in the first screen, without the demonstration's banner. */
async function countWhole(page: Page, items: string): Promise<number> {
  const banner = (await page.getByLabel("Démonstration").boundingBox())?.height ?? 0;
  const end = (page.viewportSize()?.height ?? 0) + banner;
  return page
    .locator("main")
    .locator(items)
    .evaluateAll(
      (shown, last) => shown.filter((one) => one.getBoundingClientRect().bottom <= last).length,
      end,
    );
}

test("a whole row of providers and six orders are seen on the first screen of a desktop", {
  tag: "@desktop",
}, async ({ page, request }) => {
  await page.goto(at("providers"));
  expect(await countWhole(page, "article")).toBeGreaterThanOrEqual(3);
  const data = { email: "awa@exemple.ci", password: "demo" };
  await enter(page, await (await request.post("/api/v1/login", { data })).json());
  await page.goto(at("shoppingOrders"));
  expect(await countWhole(page, "ul > li > a[href*='/shopping/orders/']")).toBeGreaterThanOrEqual(
    6,
  );
});

test("the navigation of a product is one line on a phone", async ({ page }) => {
  await page.goto(at("shoppingProduct", { id: 1 }));
  const links = page.getByRole("navigation", { name: "Boutique" }).locator(":scope > *");
  const tops = await links.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().top)),
  );
  expect(new Set(tops).size).toBe(1);
});
