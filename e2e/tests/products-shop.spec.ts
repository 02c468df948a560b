import { expect } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { test } from "../support/shared-window.ts";

test("the shop is searched while typing, filtered by category, and its product put into the cart", async ({
  page,
}) => {
  await page.goto("/shopping");
  await expect(page.getByRole("article")).toHaveCount(9);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const search = page.getByLabel("Chercher un article");
  const panel = page.locator("#boutique-trouves");
  await search.fill("r");
  await expect(panel).toContainText("Saisissez au moins 2 caractères");
  await search.fill("zzzz");
  await expect(panel).toContainText("Aucun article ne correspond à votre recherche");
  await search.fill("robbe mariee sirene");
  await expect(panel.getByRole("link", { name: /^Robe de mariée sirène/ })).toBeVisible();
  await expect(panel.getByRole("link", { name: "Voir tout" })).toBeHidden();
  await search.fill("pagne");
  await expect(panel.getByRole("listitem")).toHaveCount(9);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await search.fill("pagnes");
  await panel.getByRole("link", { name: "Voir tout" }).click();
  await expect(page).toHaveURL(/\/shopping\?search=pagnes$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("pagnes");

  await page.getByText("Catégories", { exact: true }).first().click();
  await expect(page.getByRole("link", { name: "Devenir vendeur !" })).toBeVisible();
  await page.getByRole("link", { name: "Tenues de mariée" }).first().click();
  await expect(page).toHaveURL(/\/shopping\/category\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tenues de mariée");
  await page.locator("#filtres > summary").click();
  await page.getByLabel("De", { exact: true }).fill("900 000");
  await page.getByLabel("À", { exact: true }).fill("1000");
  await page.getByRole("button", { name: "Appliquer" }).click();
  await expect(
    page.getByText("Le prix maximum doit être au moins égal au prix minimum"),
  ).toBeVisible();
  await expect(page.getByLabel("De", { exact: true })).toHaveValue("900 000");

  await page.goto("/shopping?search=robe+sirene");
  await page.getByRole("link", { name: /^Robe de mariée sirène/ }).click();
  await expect(page).toHaveURL(/\/shopping\/product\/\d+$/);
  await expect(page.getByText(/320\s000\sFCFA/).first()).toBeVisible();
  // The bar at the foot of the window covers no link that is looked at.
  await page
    .locator("a[href='#avis']")
    .evaluate((link) => link.scrollIntoView({ block: "center" }));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("radio", { name: "38", exact: true }).check();
  await page.getByLabel("Quantité").fill("2");
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Ajouter au panier" }).click();
  const form = new URLSearchParams((await posted).postData() ?? "");
  expect([new URL((await posted).url()).pathname, form.get("quantity")]).toEqual([
    "/shopping/cart",
    "2",
  ]);
  expect(form.get("variant_id")).toMatch(/^\d+$/);

  await page.waitForURL(/\/shopping\/cart/);
  // One less, one more, or a number that is typed.
  const quantity = page.getByLabel("Quantité");
  const less = page.getByRole("button", { name: /^Un de moins/ });
  await less.click();
  await expect(quantity).toHaveValue("1");
  await expect(less).toBeDisabled();
  await page.getByRole("button", { name: /^Un de plus/ }).click();
  await expect(quantity).toHaveValue("2");
  await expect(page.getByText(/^2\s×\s\d{3}\s000\sFCFA/)).toBeVisible();
  await quantity.fill("1");
  await quantity.press("Enter");
  await expect(less).toBeDisabled();
  await page.getByRole("button", { name: /^Un de plus/ }).click();
  await expect(quantity).toHaveValue("2");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole("heading", { name: /Des conseils/ })).toHaveCount(0);
  await page.goto("/shopping?genre=services");
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/shopping\/service\/\d+$/);
  const shop = page.getByRole("navigation", { name: "Boutique" });
  await expect(shop.locator("[data-cart-count]")).toHaveText("2");
  await shop.locator("summary").filter({ hasText: "Aide" }).click();
  await expect(shop.getByRole("link", { name: "Questions fréquentes" })).toBeVisible();
  await expect(shop.getByRole("link", { name: "Mes commandes" })).toHaveAttribute(
    "href",
    "/shopping/orders",
  );
  // The category that the form chooses is moved from the query into the path.
  const categories = page.locator("select[name=category_id] option");
  await expect(categories.first()).toHaveText("Toutes catégories");
  const id = await categories.nth(1).getAttribute("value");
  await page.goto(`/shopping?category_id=${id}&search=location+chaises`);
  await expect(page).toHaveURL(new RegExp(`/shopping/category/${id}\\?search=location`));
});

test("choosing a colour changes the picture of a fabric, whose colours are swatches", async ({
  page,
}) => {
  await page.goto("/shopping?search=pagne+oeil+de+boeuf");
  await page.getByRole("link", { name: /^Pagne wax Œil de bœuf/ }).click();
  const picture = page.getByRole("img", { name: /^Pagne wax Œil de bœuf.*, dessin$/ });
  await expect(picture).toHaveAttribute("src", /-bleu\.svg$/);
  const red = page.locator("label", { hasText: "rouge" });
  const swatch = red.locator("img");
  await expect(swatch).toHaveAttribute("src", /-rouge\.svg\?coupon$/);
  expect(await swatch.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await red.click();
  await expect(picture).toHaveAttribute("src", /-rouge\.svg$/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test("saved links of the older shop lead on, and a withdrawn product says so", async ({
  page,
  request,
}) => {
  for (const [older, now] of [
    ["/login", /^\/connexion/],
    ["/register", /^\/inscription/],
    ["/account/infos", /^\/infos-compte/],
  ] as const) {
    const answer = await request.get(older, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, expect.stringMatching(now)]);
  }
  const gone = await page.goto("/shopping/product/999999999");
  expect(gone?.status()).toBe(404);
  await expect(page.getByText("Cet article n’est plus proposé.")).toBeVisible();
});
