import { expect } from "@playwright/test";
import { content } from "../support/content.ts";
import { enter } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { registerCouple } from "../support/people.ts";
import { test } from "../support/shared-window.ts";

const pages: [string, string | RegExp][] = [
  [content.terms, "Conditions générales d’utilisation"],
  [content.questions, "Questions fréquentes"],
  [content.privacy, "Vos données"],
  [content.contact, "Une question ? Parlons-en."],
  [content.welcome, "Organisez votre mariage, un fil après l’autre"],
  [content.app, "Votre carnet, dans la poche"],
  ["/blog", /^Le blog de /],
  ["/blog/tenir-le-budget-de-sa-fete", /^Tenir le budget de sa fête/],
  ["/joy-visibility", "Soyez vu de ceux qui préparent une fête"],
  ["/joy-shop", "Votre boutique, là où l’on prépare la fête"],
  ["/onboarding", "Demandez votre compte"],
  ["/newsletter", "La Newsletter"],
  ["/ecrivez-nous", "Écrivez-nous"],
];

test("every public page reads well, names itself and reaches everybody", async ({ page }) => {
  for (const [address, heading] of pages)
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(/ \| Joie du Jour$/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        "href",
        new RegExp(`^http://[^/]+${address}$`),
      );
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
});

test("the terms and the privacy page show the text of the server", async ({ page }) => {
  for (const [address, id] of [
    [content.terms, 3],
    [content.privacy, 7],
  ] as const) {
    const text = await (await page.request.get(`/api/v1/info_site/${id}`)).json();
    expect(text.value).toMatch(/^<.{500}/s);
    expect(await (await page.request.get(address)).text(), address).toContain(text.value);
  }
});

test("a question opens to its answer, and search engines read all of them", async ({ page }) => {
  await page.goto(content.questions);
  const answer = page.getByText("Une adresse email ou un numéro de téléphone suffit.");
  await expect(answer).toBeHidden();
  await page.getByText("Faut-il une adresse email pour s’inscrire").click();
  await expect(answer).toBeVisible();
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? "",
  );
  expect(data["@type"]).toBe("FAQPage");
  expect(data.mainEntity.length).toBeGreaterThan(10);
  expect(data.mainEntity[0].acceptedAnswer.text).not.toContain("<");
});

test("an unknown product is a 404 page with a link home", async ({ page }) => {
  const answer = await page.goto("/blog/jamais-ecrit");
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("La page demandée est introuvable")).toBeVisible();
  await page.getByRole("link", { name: "Retour à l’accueil" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("the banners are offered at their prices, paid in two parts", async ({ page }) => {
  await page.goto("/joy-visibility");
  for (const price of ["41 500 FCFA", "29 050 FCFA", "12 450 FCFA", "29 500 FCFA"])
    await expect(page.getByText(price).first()).toBeVisible();
  await expect(page.getByText("Offre valable 30 jours").first()).toBeVisible();
  await expect(page.getByText("00 00 00 00 07")).toBeVisible();
});

test("an expired offer is shown nowhere, and an unused address is a 404", async ({ request }) => {
  for (const address of ["/joy-shop", "/joy-visibility", "/onboarding", "/"])
    expect(await (await request.get(address)).text(), address).not.toContain("2023");
  for (const address of ["/account/address/create", "/account/address/1/edit"])
    expect((await request.get(address)).status(), address).toBe(404);
});

test("the footer has the contacts, the four networks and the stores", async ({ page }) => {
  await page.goto(content.terms);
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "+225 00 00 00 00 00" })).toHaveAttribute(
    "href",
    "tel:+2250000000000",
  );
  for (const name of ["Facebook", "Instagram", "TikTok", "YouTube", "Application Android"])
    await expect(footer.getByRole("link", { name })).toBeVisible();
});

test("robots.txt names the private pages and the sitemap", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /carnet-nuptial");
  const map = /Sitemap: (\S+)/.exec(robots)?.[1] ?? "";
  const sitemap = await (await request.get(map)).text();
  expect(sitemap).toContain("/blog/tenir-le-budget-de-sa-fete</loc>");
  expect(sitemap).toContain("/details-mairie-pour-organiser-son-mariage-cote-d-ivoire/");
  expect(sitemap).toMatch(/mariage-en-cote-divoire\?service=\d+&amp;commune=\d+<\/loc>/);
  expect(sitemap).not.toContain("/carnet-nuptial");
});

test.describe("the app’s page shows the store of the device", () => {
  for (const [device, shown, gone] of [
    ["Mozilla/5.0 (Linux; Android 14) Mobile", "Android", "iPhone"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", "iPhone", "Android"],
  ] as const) {
    test(`on ${shown}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ userAgent: device, baseURL: baseURL ?? "" });
      const page = await context.newPage();
      await page.goto(content.app);
      const main = page.getByRole("main");
      await expect(main.getByRole("link", { name: `Télécharger pour ${gone}` })).toBeHidden();
      await expect(main.getByRole("link", { name: `Télécharger pour ${shown}` })).toBeVisible();
      await context.close();
    });
  }
});

test("the welcome page leads to an account, then to one’s notebook", async ({ page, request }) => {
  await page.goto(content.welcome);
  await expect(page.getByRole("link", { name: "Créer mon compte" })).toHaveAttribute(
    "href",
    "/inscription",
  );
  await enter(page, await registerCouple(request));
  await page.goto(content.welcome);
  await page.getByRole("link", { name: "Accéder à mon carnet" }).click();
  await expect(page).toHaveURL(/\/fiances$/);
});
