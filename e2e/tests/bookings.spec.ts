import { expect, type Page } from "@playwright/test";
import { query } from "../support/database.ts";
import { enter } from "../support/notebook.ts";
import { confirmBooking, enterBookings, offerPackage } from "../support/packages.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { freshEmail, registerCouple } from "../support/people.ts";
import { test } from "../support/shared-window.ts";

async function expectSound(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

test("a stranger finds a package, signs in to order it, its provider confirms, the deposit is paid and given back", async ({
  page,
  browser,
  request,
}) => {
  const name = `Buffet ${freshEmail("b").split("@")[0]}`;
  const { email } = await offerPackage(name);
  const couple = await registerCouple(request);

  await page.goto("/package-des-prestataires-de-services-mariage-en-cote-divoire");
  await expect(page.getByRole("article")).toHaveCount(12);
  await page.getByText("Rechercher, filtrer").click();
  await page.getByLabel("Prix min (FCFA)").fill("cher");
  await page.getByRole("button", { name: "Rechercher" }).click();
  await expect(page.getByText("Entrez un prix en FCFA, en chiffres")).toBeVisible();
  await expectSound(page);
  await page.getByLabel("Prix min (FCFA)").fill("");
  await page.getByLabel("Nom ou mot").fill(name);
  await page.getByRole("button", { name: "Rechercher" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expectSound(page);

  await page.getByRole("button", { name: "Commander maintenant" }).click();
  await page.waitForURL(/\/connexion\?retour=/);
  await page.getByLabel("Adresse email", { exact: false }).fill(couple.email);
  await page.getByLabel("Mot de passe", { exact: true }).fill("demo");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.waitForURL(/description-package/);
  const order = page.url();
  await page.goto("/reservation-de-package-de-services-mariage-en-cote-divoire");
  await expect(page.getByText("Vous n'avez pas de package réservé")).toBeVisible();
  await page.goto(order);
  await page.getByRole("textbox", { name: "Date de la prestation" }).fill("01/01/2020");
  await page.getByRole("button", { name: "Commander plus tard" }).click();
  await expect(page.getByText(/Cette date est passée/).first()).toBeVisible();
  await page.getByRole("button", { name: "Commander maintenant" }).click();
  await page.waitForURL(/reservation-de-package/);
  await expect(page.getByText("Votre commande a été réservée avec succès")).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText(/200\s000\sFCFA/);
  await expect(row).toContainText("Les Saveurs d’Adjoua");
  await expect(row).toContainText(/Plus que \d+ jours\.\.\./);
  await expect(row).toContainText("En attente de confirmation");
  await expectSound(page);

  const shop = await (await browser.newContext()).newPage();
  await enterBookings(shop, email);
  await expect(shop.getByRole("listitem").filter({ hasText: name })).toBeVisible();
  await expectSound(shop);
  await confirmBooking(shop);
  await shop.goto("/pro/packages");
  await shop.getByRole("link", { name }).click();
  await expect(shop.getByLabel("Nom du package")).toHaveValue(name);
  await expectSound(shop);
  await shop.context().close();

  await page.reload();
  await row.getByRole("link", { name: "Payer l’acompte" }).click();
  await page.waitForURL(/\/paiement\//);
  await expect(page.getByText(/60\s?000\s?FCFA/).first()).toBeVisible();
  await page.getByRole("radio", { name: "Wave" }).check();
  await expectSound(page);
  await page.getByRole("button", { name: "Payer" }).click();
  await page.waitForURL(/dev\/paiement/);
  await page.getByRole("button", { name: "Payer", exact: true }).click();
  await page.waitForURL(/\/paiement\//);
  await expect(page.getByText(/Paiement reçu/)).toBeVisible({ timeout: 20_000 });
  await expectSound(page);
  const receipt = await page.request.get(
    (await page.getByRole("link", { name: /reçu/ }).getAttribute("href")) ?? "",
  );
  expect(receipt.headers()["content-type"]).toBe("application/pdf");

  await page.getByRole("link", { name: "Mes réservations" }).last().click();
  await expect(row).toContainText("Acompte payé");
  await row.getByRole("link", { name: "Voir" }).click();
  await expect(page.getByText("L’acompte est payé", { exact: false })).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: "Annuler la réservation" }).click();
  await expect(page.getByRole("dialog")).toContainText(/vous est rendu en entier/);
  await page.getByRole("button", { name: "Oui, annuler" }).click();
  await expect(page.getByText("Votre réservation a été annulée.")).toBeVisible();
  await expect(row).toContainText("Annulée");
});

test("a package with a price for each is ordered for as many as are given", async ({
  page,
  request,
}) => {
  const name = `Menu ${freshEmail("m").split("@")[0]}`;
  const { id } = await offerPackage(name, 7500);
  await query("update packages set price_unit = 'person' where id = $1 returning id", [id]);
  const couple = await registerCouple(request);
  await enter(page, couple);
  await page.goto(`/description-package-des-prestataires-de-services-en-cote-divoire/${id}`);
  await expect(page.getByText(/7\s500\sFCFA par\spersonne/).first()).toBeVisible();
  await page.getByRole("button", { name: "Commander maintenant" }).click();
  await expect(page.getByText("Entrez le nombre d’invités").first()).toBeVisible();
  await page.getByLabel("Nombre d’invités").fill("120");
  await expect(page.getByText(/900\s000\sFCFA/)).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: "Commander maintenant" }).click();
  await page.waitForURL(/reservation-de-package/);
  await page.getByRole("link", { name }).click();
  await expect(page.getByText(/900\s000\sFCFA \(120\sinvités\)/)).toBeVisible();
});
