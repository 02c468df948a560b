import { type Browser, expect, type Page } from "@playwright/test";

/** The customer's requests. */
export const quoteRequestsPath =
  "/carnet-nuptial-pour-organiser-son-mariage-cote-d-ivoire/prestataires-de-mariage-contacte";

/** The demonstration's caterer, signed in to the providers' space in a browser of her own. */
export async function openCaterer(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    baseURL: new URL(page.url()).origin,
    locale: "fr-FR",
    timezoneId: "Africa/Abidjan",
  });
  const pro = await context.newPage();
  await pro.goto("/pro/connexion?retour=%2Fpro%2Fdemandes");
  await pro.getByLabel("Adresse email").fill("traiteur@exemple.ci");
  await pro.getByLabel("Mot de passe", { exact: true }).fill("demo");
  await pro.getByRole("button", { name: "Se connecter" }).click();
  await expect(pro.getByRole("heading", { name: "Demandes", level: 1 })).toBeVisible();
  return pro;
}

const directory = "/annuaires-des-prestataires-de-services-mariage-en-cote-divoire";

/** Finds the caterer in the directory and asks for a quote, with a given name that is not taken. */
export async function askCaterer(page: Page, givenNames: string): Promise<void> {
  await page.goto(directory);
  await page.locator("[data-folded] > summary").click();
  await page.getByPlaceholder("Que recherchez-vous ?").fill("Tantie Mariam");
  await page.keyboard.press("Enter");
  await page
    .getByRole("article")
    .getByRole("link", { name: /Chez Tantie Mariam/ })
    .first()
    .click();
  await page.getByLabel("Prénoms").fill(givenNames);
  await page.getByLabel("Adresse email").first().fill("awa@exemple.test");
  await page.getByRole("textbox", { name: /^Téléphone/ }).fill("0701020304");
  await page.getByLabel("Votre message").fill("Bonjour, combien pour 150 personnes ?");
  await page.getByRole("button", { name: "Envoyer ma demande" }).click();
  await expect(page.getByRole("link", { name: "Suivre ma demande" })).toBeVisible();
}
