import { expect } from "@playwright/test";
import { enter, notebook, open } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { registerCouple } from "../support/people.ts";
import { test } from "../support/shared-window.ts";

const directory = "/annuaires-des-prestataires-de-services-mariage-en-cote-divoire";

test("the directory is filtered by banner and panels, and says what is refused and what is empty", async ({
  page,
}) => {
  await page.goto("/");
  expect(await page.locator(`header a[href="${directory}"]`).count()).toBeGreaterThan(0);
  await page.goto(directory);
  await expect(page.getByText(/^3\d\d\sprestataires inscrits/)).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("Vivement recommandé");
  await expect(page.getByRole("article")).toHaveCount(12);
  await expect(page.getByRole("navigation", { name: /pages$/ }).getByText(/^Page/)).toHaveCount(4);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const where = page.getByPlaceholder("Où ? ex. Cocody");
  const what = page.getByPlaceholder("Que recherchez-vous ?");
  const fold = page.locator("[data-folded] > summary");
  await expect(fold).toHaveText("Quoi ? · Où ?");
  await fold.click();
  await where.click();
  await expect(page.getByRole("link", { name: "Toutes nos communes" })).toBeVisible();
  await where.fill("bas");
  await expect(page.locator("#liste-ou").getByRole("link", { name: /^Cocody/ })).toBeVisible();
  await where.fill("bass");
  await expect(page.locator("#liste-ou").getByRole("link", { name: /^Cocody/ })).toBeHidden();
  // The open list leaves the other box and the button free.
  await page.getByRole("button", { name: "Rechercher" }).click({ trial: true });
  await what.click();
  await expect(page.getByRole("link", { name: "Tous nos types de services" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Toutes nos communes" })).toBeHidden();
  await page.keyboard.press("Escape");
  await where.fill("coccody");
  await what.fill("traitteur");
  await page.getByRole("button", { name: "Rechercher" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Traiteurs à Cocody");
  await fold.filter({ hasText: "Traiteurs · Cocody" }).click();
  await where.fill("Atlantide");
  await page.getByRole("button", { name: "Rechercher" }).click();
  await expect(page.getByText("Nous ne connaissons pas cette commune")).toBeVisible();
  await expect(where).toHaveValue("Atlantide");

  await page.goto(directory);
  await page.locator("#filtres > summary").click();
  await page.getByLabel("De", { exact: true }).fill("500000");
  await page.getByLabel("À", { exact: true }).fill("100 000");
  await page.getByRole("button", { name: /^Appliquer|^Voir/ }).click();
  await expect(
    page.getByText("Le prix maximum doit être au moins égal au prix minimum"),
  ).toBeVisible();
  await expect(page.getByLabel("De", { exact: true })).toHaveValue("500000");
  await page.getByLabel("De", { exact: true }).fill("");
  await expect(page.getByRole("button", { name: /^Voir les \d+ prestataires$/ })).toBeVisible();
  await page.getByRole("button", { name: /^Voir les/ }).click();
  await expect(page).toHaveURL(/prix-max=100\+000/);
  await page.locator("#filtres > summary").click();
  const filters = page.locator("#filtres");
  await expect(filters.getByRole("link", { name: /4 et plus/ })).toHaveAttribute("href", /note=4/);
  await filters.getByText("Commune", { exact: true }).click();
  await expect(filters.getByRole("link", { name: /^Cocody/ })).toHaveAttribute(
    "href",
    /commune=\d+/,
  );
  await page.locator("#filtres").getByText("Catégorie").click();
  await page
    .locator("#filtres")
    .getByRole("link", { name: /^Fleurs/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fleurs");
  await page.locator("#filtres > summary").click();
  await page
    .locator("#filtres")
    .getByRole("link", { name: /^Fleurs/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trouvez vos prestataires");

  await page.goto(`${directory}?recherche=personne+de+ce+nom`);
  await expect(page.getByText("Aucun prestataire associé à cette entrée...")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Voir tous les prestataires" }).click();
  await page.getByRole("link", { name: "Page suivante" }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/connexion\?retour=%2Fprestataires-de-mariage-details%2F\d+/);
  for (const missing of ["/999999/0", "?service=999999", "?commune=999999", "?id=999999"])
    expect([missing, (await page.goto(directory + missing))?.status()]).toEqual([missing, 404]);
});

test("prices are compared for the guests of the notebook, or for as many as are typed", async ({
  page,
  request,
}) => {
  const couple = await registerCouple(request);
  const headers = { authorization: `Bearer ${couple.token}` };
  const label = { label: "Nombre d'invités prévus" };
  const asked = await request.post("/api/v1/summaries-by-label", { headers, data: label });
  const { id } = await asked.json();
  const answer = { event_id: couple.eventId, summary_id: id, response: "100 - 200" };
  await request.post("/api/v1/summaries/events", { headers, data: [answer] });
  await enter(page, couple);
  await page.goto(`${directory}?service=3`);
  await page.locator("#filtres > summary").click();
  await expect(page.getByLabel("Nombre d’invités")).toHaveValue("150");
  await expect(page.getByText("Proposé d’après votre carnet.")).toBeVisible();
  await page.getByText(/^Trier/).click();
  await page.getByRole("link", { name: "Prix croissant" }).click();
  await expect(page.getByText(/^Prix comparés pour 150\sinvités/)).toBeVisible();
  await expect(page.getByText(/^soit .* pour 150\sinvités$/).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.locator("#filtres > summary").click();
  await page.getByLabel("Nombre d’invités").fill("deux");
  await page.getByRole("button", { name: /^Appliquer|^Voir/ }).click();
  await expect(page.getByText(/Entrez un nombre d’invités, de 1 à 10/)).toBeVisible();
  await expectAccessible(page);
});

test("the notebook links to the providers of each service, in another tab", async ({
  page,
  request,
}) => {
  const couple = await registerCouple(request);
  const headers = { authorization: `Bearer ${couple.token}` };
  const groups = await (
    await request.get(`/api/v1/budgets-by-event/${couple.eventId}`, { headers })
  ).json();
  const meal = groups
    .flatMap(({ children }: { children: { id: number; category_code: string }[] }) => children)
    .find(({ category_code }: { category_code: string }) => category_code === "catering");
  const saved = await request.post("/api/v1/budgets/events", {
    headers,
    data: [
      {
        event_id: couple.eventId,
        budget_id: meal.id,
        min_amount: 1000,
        max_amount: null,
        real_amount: null,
      },
    ],
  });
  expect(saved.status(), await saved.text()).toBe(200);

  await enter(page, couple);
  await open(page, notebook.summary);
  await page.getByRole("heading", { name: "Le lieu de la réception" }).click();
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: /^Voir Prestataire : Le lieu de la réception/ }).click();
  const tab = await opened;
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Salles et lieux de réception");
  expect(tab.url()).toMatch(/\/\d+\/0$/);

  await open(page, notebook.summary.replace("en-bref", "budgets"));
  const see = page.locator(`a[href^="${directory}/"]`);
  const addresses = await see.evaluateAll((all) =>
    all.map((one) => one.getAttribute("href") ?? ""),
  );
  expect(addresses.length).toBeGreaterThan(1);
  await expect(see.first()).toHaveText("Voir Prestataire");
  expect(addresses.filter((href) => !/\/\d+\/[1-9]\d*$/.test(href))).toEqual([]);
  for (const target of await see.evaluateAll((all) => all.map((one) => one.getAttribute("target"))))
    expect(target).toBe("_blank");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the directory is searched and filtered", async ({ page }) => {
    await page.goto(directory);
    await page.locator("[data-folded] > summary").click();
    await page.getByPlaceholder("Que recherchez-vous ?").fill("fanfare du bandama");
    await page.getByRole("button", { name: "Rechercher" }).click();
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.goto(directory);
    await page.locator("[data-folded] > summary").click();
    await page.getByLabel("Où ? : ouvrir la liste").click();
    await page
      .locator("#liste-ou")
      .getByRole("link", { name: /^Bouaké/ })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Prestataires à Bouaké");
  });
});

test("a list by trade and town says so to search engines, and leads to the next town", async ({
  page,
}) => {
  await page.goto(directory);
  const trades = page.getByRole("navigation", { name: "Par métier" });
  await trades.getByRole("link", { name: "Traiteurs" }).click();
  await expect(page).toHaveTitle(/^Traiteurs\s:\s\d+\sprestataires,\sprix et avis/);
  const towns = page.getByRole("navigation", { name: "Traiteurs, commune par commune" });
  await towns.getByRole("link", { name: "Cocody" }).click();
  await expect(page).toHaveTitle(/^Traiteurs à Cocody\s:\s\d+\sprestataires?,\sprix et avis/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    /\?service=\d+&commune=\d+$/,
  );
  const list = await page.locator('link[rel="canonical"]').getAttribute("href");
  await page.goto(`${page.url()}&note=4`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", list ?? "");
});

test("a link to a provider is shared with their name, though their page asks to sign in", async ({
  page,
}) => {
  await page.goto(`${directory}?recherche=Tantie+Mariam`);
  await page
    .getByRole("article")
    .first()
    .getByRole("link", { name: /Tantie Mariam/ })
    .first()
    .click();
  await expect(page).toHaveTitle(/^Connexion/);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    "content",
    /^Chez Tantie Mariam \(exemple\) · Traiteurs · /,
  );
});
