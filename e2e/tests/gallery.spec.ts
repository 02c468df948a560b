import { expect, type Page, test } from "@playwright/test";

const gallery = "/dev/galerie";

test.describe("with the keyboard alone", () => {
  // The gallery stores nothing: one page serves all, loaded anew by each with warm caches.
  test.describe.configure({ mode: "default" });
  let page: Page;
  test.beforeAll(async ({ browser, baseURL }) => {
    page = await browser.newPage({ baseURL: baseURL ?? "" });
  });
  test.afterAll(() => page.close());
  test.beforeEach(async () => {
    await page.goto(gallery);
    await page.waitForFunction(() => document.querySelector("[data-carousel] ul[tabindex]"));
  });

  test("an amount separates its thousands while typing", async () => {
    const amount = page.getByLabel("Montant maximum");
    await amount.fill("");
    await amount.pressSequentially("41500");
    await expect(amount).toHaveValue("41\u00a0500");
    await amount.press("ArrowLeft");
    await amount.press("ArrowLeft");
    await amount.pressSequentially("9");
    await expect(amount).toHaveValue("415\u00a0900");
  });

  test("a combobox filters, moves and chooses by keys", async () => {
    const commune = page.getByRole("combobox", { name: "Commune", exact: true });
    await commune.pressSequentially("adja");
    await expect(page.getByRole("option", { name: "Adjamé" })).toBeVisible();
    await expect(page.getByRole("option", { name: "Cocody" })).toBeHidden();
    await commune.press("ArrowDown");
    await expect(commune).toHaveAttribute("aria-activedescendant", /champ-commune-liste-\d/);
    await commune.press("Enter");
    await expect(commune).toHaveValue("Adjamé");
    await expect(commune).toHaveAttribute("aria-expanded", "false");
    await expect(page.locator('input[name="commune_value"]')).toHaveValue("Adjamé");
    await commune.fill("o");
    const last = page.locator('[id^="champ-commune-liste-"][role="option"]:not([hidden])').last();
    await commune.press("ArrowUp");
    await expect(last).toHaveAttribute("aria-selected", "true");
    await commune.press("ArrowDown");
    await expect(last).toHaveAttribute("aria-selected", "false");
    await commune.fill("zzz");
    await expect(page.getByText("Aucun résultat")).toBeVisible();
    await commune.press("Escape");
    await expect(page.getByText("Aucun résultat")).toBeHidden();
  });

  test("a group is ticked whole and counted, a search opens the groups that match", async () => {
    await page.locator("summary", { hasText: "Famille de la mariée" }).press("Enter");
    await page.getByLabel("Tout sélectionner : Famille de la mariée").check();
    await expect(page.getByText("3 choisis")).toBeVisible();
    await page.getByRole("searchbox", { name: "Rechercher un invité" }).fill("elodie");
    await expect(page.getByLabel("Élodie Konan")).toBeVisible();
    await expect(page.getByLabel("Grâce Kouamé")).toBeHidden();
  });

  test("stars are radio buttons, and a rating has a text", async () => {
    const ratings = page.getByRole("group", { name: "Rapport qualité-prix" });
    await ratings.getByRole("radio", { checked: true }).press("ArrowRight");
    await expect(ratings.getByRole("radio", { name: "5 sur 5 : Excellent" })).toBeChecked();
  });

  test("a carousel moves by its arrows and stops by its button", async () => {
    const carousel = page.getByRole("region", { name: "Photos de la mairie" });
    await carousel.scrollIntoViewIfNeeded();
    const pause = carousel.getByRole("button", { name: "Arrêter le défilement" });
    await pause.press("Enter");
    await expect(carousel.getByRole("button", { name: "Reprendre le défilement" })).toBeVisible();
    const slides = carousel.getByRole("list");
    await slides.press("Home");
    await expect(carousel.getByText(/^1 \//)).toBeVisible();
    await slides.press("ArrowRight");
    await expect(carousel.getByText(/^2 \//)).toBeVisible();
  });

  test("pictures open full screen at the one pressed, and close by Escape", async () => {
    await page.getByRole("link", { name: /Tissage numéro 2/ }).press("Enter");
    const viewer = page.getByRole("dialog", { name: "Domaine Akwaba" });
    await expect(viewer.getByText("2 / 7")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(viewer.getByText("3 / 7")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(viewer).toBeHidden();
    await expect(page.getByRole("link", { name: /Tissage numéro 2/ })).toBeFocused();
  });

  test("a sheet opens, keeps the focus and gives it back", async () => {
    const opener = page.getByRole("button", { name: "Ouvrir un volet" });
    await opener.press("Enter");
    const sheet = page.getByRole("dialog", { name: "Filtrer" });
    await expect(sheet).toBeVisible();
    await expect(sheet.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
  });
});

test("nothing moves by itself with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(gallery);
  const carousel = page.getByRole("region", { name: "Photos de la mairie" });
  await expect(carousel.getByRole("button", { name: "Reprendre le défilement" })).toBeVisible();
});
