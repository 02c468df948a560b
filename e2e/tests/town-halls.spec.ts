import { expect, type Page, test } from "@playwright/test";
import { stopClock } from "../support/clock.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";

const search = "/choisir-mairie-pour-organiser-son-mariage-cote-d-ivoire";
const details = "/details-mairie-pour-organiser-son-mariage-cote-d-ivoire";
const file = "/dossier-mairie-pour-organiser-son-mariage-cote-d-ivoire";

// These pages store nothing of a visitor: one window serves the tests, with warm caches.
test.describe.configure({ mode: "default" });
let page: Page;
test.beforeAll(async ({ browser, baseURL }) => {
  page = await browser.newPage({ baseURL: baseURL ?? "" });
});
test.afterAll(() => page.close());

/** Opens the page of Cocody's town hall. */
async function openCocody(page: Page) {
  const names = await (await page.request.get("/api/v1/towns-names")).json();
  const cocody = names.find(({ town }: { town: string }) => town === "Cocody");
  await page.goto(`${details}/${cocody.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mairie de Cocody");
}

/** The addresses outside of the product that the page asks for. */
function requestsAbroad(page: Page): string[] {
  const abroad: string[] = [];
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "localhost") abroad.push(request.url());
  });
  return abroad;
}

test.describe("the search for a town hall", () => {
  test("filters the town halls by district, and opens the chosen one", async () => {
    await page.goto(search);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expect(page.getByLabel("Pays").locator("option")).toHaveText(["Côte d’Ivoire"]);
    const halls = page.getByLabel("Mairie", { exact: true });
    await page.getByLabel("District").selectOption({ label: "Lagunes" });
    await expect(halls.locator("option")).toHaveText([
      "Choisir une mairie",
      "Mairie d’Adzopé",
      "Mairie d’Agboville",
      "Mairie de Dabou",
    ]);
    await page.getByLabel("District").selectOption({ label: "Tous les districts" });
    expect(await halls.locator("option").count()).toBeGreaterThan(40);
    await page.getByLabel("District").selectOption({ label: "Lagunes" });
    await halls.selectOption({ label: "Mairie de Dabou" });
    await page.getByRole("button", { name: "Voir la mairie" }).click();
    await expect(page).toHaveURL(new RegExp(`${details}/\\d+$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mairie de Dabou");
  });

  test("suggests names while typing, ignoring accents", async () => {
    await page.goto(search);
    const typed = page.getByRole("combobox", { name: "Ville ou commune" });
    const offers = page.getByRole("listbox", { name: "Ville ou commune" }).getByRole("option");
    // The script that offers names comes after the page: until then one only types.
    await expect(async () => {
      await typed.fill("");
      await typed.fill("ferke");
      await expect(offers).toHaveText(["Mairie de Ferkessédougou, Savanes"], { timeout: 500 });
    }).toPass();
    await typed.press("ArrowDown");
    await typed.press("Enter");
    await expect(typed).toHaveValue("Mairie de Ferkessédougou, Savanes");
    await page.getByRole("button", { name: "Voir la mairie" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mairie de Ferkessédougou");
  });

  test("says when no name matches, and keeps the typed text", async () => {
    await page.goto(`${search}?recherche=%3Cb%3EAtlantis`);
    await expect(page.getByText("Aucune mairie ne répond à « <b>Atlantis ».")).toBeInViewport();
    await expect(page.getByRole("combobox", { name: "Ville ou commune" })).toHaveValue(
      "<b>Atlantis",
    );
    await expectAccessible(page);
    await page.getByRole("link", { name: "Voir toutes les mairies" }).click();
    await expect(page.getByRole("heading", { name: /Abidjan/ })).toBeVisible();
  });
});

test.describe("a town hall's page", () => {
  test("shows the name, the contacts and the cheapest day at the top", {
    tag: "@both",
  }, async () => {
    const abroad = requestsAbroad(page);
    await openCocody(page);
    await expect(page).toHaveTitle(/^Mairie de Cocody.* \| /);
    const foot = page.viewportSize()?.height ?? 0;
    for (const seen of [
      page.getByRole("heading", { level: 1 }),
      page.getByRole("link", { name: "Appeler" }),
      page.getByRole("link", { name: "Itinéraire" }).first(),
      page.getByRole("link", { name: "Site", exact: false }).first(),
      page.getByText("15\u00a0000\u00a0FCFA").first(),
      page.getByText("Données de démonstration."),
    ]) {
      const box = await seen.boundingBox();
      expect((box?.y ?? foot) + (box?.height ?? 0)).toBeLessThanOrEqual(foot);
    }
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(abroad).toEqual([]);
  });

  test("lists the days with a price, and no other", async () => {
    await openCocody(page);
    const rows = page.getByRole("table").getByRole("row");
    await expect(rows).toHaveCount(7);
    await expect(rows.filter({ hasText: "le moins cher" })).toHaveText(/^Mardi.*15\s000\sFCFA$/);
    await expect(page.getByRole("table")).not.toContainText("Dimanche");
  });

  test("has structured data with real facts only, and its canonical address", async () => {
    await openCocody(page);
    const { origin, pathname } = new URL(page.url());
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", origin + pathname);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /Abidjan/);
    const structured = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? "",
    );
    expect(structured).toMatchObject({ "@type": "GovernmentOffice", name: "Mairie de Cocody" });
    expect(JSON.stringify(structured)).not.toMatch(/\+225|\.example|Exemple/);
  });

  test("moves its pictures every two seconds until it is stopped", async ({ page }) => {
    await stopClock(page);
    await openCocody(page);
    const pictures = page.getByRole("region", { name: "Images : Mairie de Cocody" });
    await pictures.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    const slides = pictures.getByRole("list");
    // The next picture is there at once, not after a smooth movement.
    await slides.evaluate((list) => list.style.setProperty("scroll-behavior", "auto"));
    const place = pictures.locator("[data-carousel-place]");
    await expect(place).toHaveText(/^1 \//);
    await page.clock.runFor(2000);
    await expect(place).toHaveText(/^2 \//);
    await pictures.getByRole("button", { name: "Arrêter le défilement" }).click();
    await page.mouse.move(0, 0);
    const position = () => slides.evaluate((list) => list.scrollLeft);
    const before = await position();
    const stopped = await place.textContent();
    await page.clock.runFor(10_000);
    expect(await position()).toBe(before);
    await expect(place).toHaveText(stopped ?? "");
    await pictures.getByRole("button", { name: "Précédent" }).click();
    await expect(place).not.toHaveText(stopped ?? "");
  });

  test("shows a picture large, and the whole nota bene", async () => {
    await openCocody(page);
    await page.getByRole("link", { name: "La façade" }).click();
    const viewer = page.getByRole("dialog", { name: "Mairie de Cocody" });
    await expect(viewer.getByText("La façade, dessinée")).toBeVisible();
    await viewer.getByRole("button", { name: "Suivant" }).click();
    await expect(viewer.locator("[data-carousel-place]")).toHaveText("2 / 5");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(viewer).toBeHidden();

    await expect(page.getByText("prévoyez plus de temps")).toHaveCount(2);
    await page.getByRole("button", { name: "Voir plus" }).click();
    const note = page.getByRole("dialog", { name: "Nota bene" });
    await expect(note.getByText("prévoyez plus de temps")).toBeVisible();
    await expectAccessible(page);
    await note.getByRole("button", { name: "Fermer" }).click();
    await expect(note).toBeHidden();
  });

  test("loads a map only after a press", async () => {
    const abroad = requestsAbroad(page);
    await page.route("https://www.openstreetmap.org/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Carte</title><p>Carte</p>" }),
    );
    await openCocody(page);
    await expect(page.getByRole("img", { name: /Cocody, district Abidjan/ })).toBeVisible();
    // Until the script is loaded, the link opens the map's website.
    await page.waitForLoadState("networkidle");
    expect(abroad).toEqual([]);
    await page.getByRole("link", { name: "Afficher la carte" }).click();
    const map = page.frameLocator('iframe[title^="Carte"]');
    await expect(map.getByText("Carte")).toBeVisible();
    expect(abroad).toHaveLength(1);
    expect(abroad[0]).toContain("marker=5.354%2C-3.986");
  });

  test("leads to the file, which leads back", async () => {
    await openCocody(page);
    await page.getByRole("link", { name: "Conditions supplémentaires" }).click();
    await expect(page).toHaveURL(new RegExp(`${file}/\\d+$`));
    await expect(page.getByRole("heading", { name: "Pour les témoins" })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("link", { name: "Revenir à la mairie de Cocody" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mairie de Cocody");
  });
});

test("an unknown town hall is a 404 page", async ({ page, request }) => {
  for (const id of ["999999", "abc", "-1", "1.5", "%00", "9".repeat(40)]) {
    for (const path of [details, file]) {
      expect([id, (await request.get(`${path}/${id}`)).status()]).toEqual([id, 404]);
    }
  }
  await page.goto(`${details}/999999`);
  await expect(page.getByText("La page demandée est introuvable ou inexistante !")).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("one finds a town hall by district, by name and by list", async ({ page }) => {
    await page.goto(search);
    await page.getByLabel("District").selectOption({ label: "Montagnes" });
    await page.getByRole("button", { name: "Voir la mairie" }).click();
    await expect(page.getByText("2 mairies répondent à votre recherche")).toBeInViewport();
    await expect(page.getByRole("link", { name: /^Mairie d/ })).toHaveText([
      "Mairie de Guiglo",
      "Mairie de Man",
    ]);
    await page.getByRole("combobox", { name: "Ville ou commune" }).fill("port bouet");
    await page.getByLabel("District").selectOption({ label: "Tous les districts" });
    await page.getByRole("button", { name: "Voir la mairie" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mairie de Port-Bouët");

    await page.goto(search);
    await page.getByLabel("Mairie", { exact: true }).selectOption({ label: "Mairie de Bouna" });
    await page.getByRole("button", { name: "Voir la mairie" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mairie de Bouna");
  });

  test("a town hall's page holds everything", async ({ page }) => {
    await openCocody(page);
    await expect(page.getByText("prévoyez plus de temps").first()).toBeVisible();
    await page.getByText("Lire la suite").click();
    await expect(page.getByText("chaque phrase aura été relue")).toBeVisible();
    await expect(page.getByRole("link", { name: "Afficher la carte" })).toHaveAttribute(
      "href",
      /openstreetmap\.org\/\?mlat=5\.354/,
    );
    await expect(page.getByRole("link", { name: "Google\u00a0Maps" })).toHaveAttribute(
      "href",
      /google\.com\/maps\/search\/\?api=1&query=5\.354/,
    );
    await expect(page.getByRole("link", { name: "La façade" })).toHaveAttribute(
      "href",
      /facade\.svg$/,
    );
    await expectNoSidewaysScroll(page);
  });
});
