import { expect, type Page } from "@playwright/test";
import { enterAt } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { registerCouple } from "../support/people.ts";
import { askCaterer, openCaterer, quoteRequestsPath } from "../support/quotes.ts";
import { test } from "../support/shared-window.ts";

/** Writes in the open conversation. */
async function write(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Votre message" }).fill(text);
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
}

test("Awa and a caterer agree on a quote, side by side", async ({ page, browser }) => {
  test.setTimeout(120_000);
  const awa = await registerCouple(page.request);
  const givenNames = `Awa ${crypto.randomUUID().slice(0, 6)}`;
  await enterAt(page, awa, quoteRequestsPath);
  await expect(page.getByText("Vous n’avez contacté aucun prestataire.")).toBeVisible();
  const pro = await openCaterer(browser, page);
  await askCaterer(page, givenNames);

  // The provider's open list shows it; the provider's name is cut at thirteen characters.
  const asked = pro.getByRole("link", { name: new RegExp(givenNames.slice(0, 13).trim()) });
  await expect(asked).toBeVisible();
  await page.goto(quoteRequestsPath);
  await page.getByRole("link", { name: /Chez Tantie M…/ }).click();
  await expect(page.getByRole("heading", { name: /Chez Tantie Mariam/ })).toBeVisible();
  await expect(page.locator("article header strong")).toHaveText("À traiter");
  await asked.click();
  await expect(pro.getByRole("heading", { name: givenNames })).toBeVisible();
  await pro.getByRole("button", { name: "Accepter la demande" }).click();
  await expect(page.locator("article header strong")).toHaveText("Accepté");

  await expect(page.getByRole("button", { name: "Envoyer", exact: true })).toBeHidden();
  await write(page, "<b>Bonjour</b> Tantie !");
  await expect(pro.locator("article").getByText("<b>Bonjour</b> Tantie !")).toBeVisible();
  await expect(page.getByText("Envoi…")).toHaveCount(0);
  await expect(page.locator("article").getByText("<b>Bonjour</b> Tantie !")).toHaveCount(1);
  await page.locator('input[type="file"]').setInputFiles({
    name: "plan.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("Dix-neuf tables de huit."),
  });
  await expect(pro.getByRole("link", { name: /plan\.txt/ })).toHaveAttribute("download", "");
  await page.locator('input[type="file"]').setInputFiles({
    name: "photo.png",
    mimeType: "image/png",
    buffer: Buffer.from("no picture"),
  });
  await expect(
    page.getByText("Le contenu de ce fichier ne correspond pas à son type"),
  ).toBeVisible();
  await page.getByRole("button", { name: "Retirer" }).click();

  const menu = `Modèle ${Date.now()}`;
  await pro.getByText("Établir le devis").click();
  await pro.getByLabel("Prestation, ligne 1", { exact: true }).fill("Menu « Fête »");
  await pro.getByLabel("Quantité, ligne 1", { exact: true }).fill("150");
  await pro.getByLabel("Prix unitaire en FCFA, ligne 1", { exact: true }).fill("7 500");
  await pro.getByRole("button", { name: "Envoyer le devis" }).click();
  await expect(pro.getByText("Indiquez jusqu’à quand le devis est valable")).toBeVisible();
  await expect(pro.getByLabel("Prix unitaire en FCFA, ligne 1", { exact: true })).toHaveValue(
    "7 500",
  );
  const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await pro.getByLabel("Valable jusqu’au").fill(nextMonth);
  // A service starts on its day at the earliest.
  await pro.getByLabel("Jour de la prestation").fill(new Date().toISOString().slice(0, 10));
  await pro.getByLabel(/Acompte/).fill("300 000");
  await pro.getByLabel("Remise (FCFA)").fill("25 000");
  await pro.getByText("Solde en plusieurs fois").click();
  await pro.getByLabel("Échéance 1 (FCFA)").fill("800 000");
  await pro.getByLabel("Date 1").fill(nextMonth);
  await pro.getByLabel("Conditions").fill("Le solde la veille.");
  await pro.getByText("Garder ces lignes comme modèle").click();
  await pro.getByLabel("Nom du modèle").fill(menu);
  await pro.getByRole("button", { name: "Enregistrer le modèle" }).click();
  // A template fills in its lines and terms; what is typed beside stays.
  const first = pro.getByLabel("Prestation, ligne 1", { exact: true });
  await expect(pro.getByRole("button", { name: menu, exact: true })).toBeVisible();
  await first.fill("Autre chose");
  await pro.getByRole("button", { name: menu, exact: true }).click();
  await expect(first).toHaveValue("Menu « Fête »");
  await expect(pro.getByLabel("Valable jusqu’au")).toHaveValue(nextMonth);
  await expect(pro.getByText(/^Total\s1\s100\s000\sFCFA$/)).toBeVisible();
  await expectNoSidewaysScroll(pro);
  // It is shown as the customer will see it, and sent from there.
  await pro.getByRole("button", { name: "Envoyer le devis" }).click();
  await expect(pro.getByRole("heading", { name: "Ce que le client verra" })).toBeVisible();
  await expect(pro.getByRole("row", { name: /^Total/ })).toContainText("1 100 000 FCFA");
  await expectAccessible(pro, { isNew: true });
  await pro.getByRole("button", { name: "Envoyer ce devis" }).click();
  await expect(page.locator("article header strong")).toHaveText("Devis envoyé");
  await expect(page.getByRole("row", { name: /^Total/ })).toContainText("1 100 000 FCFA");
  await expectAccessible(page, { isNew: true });
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Accepter le devis" }).click();
  await page.getByRole("button", { name: "Accepter et payer l’acompte" }).click();
  await expect(pro.locator("article header strong")).toHaveText("Devis accepté");

  // Who accepts stands before the deposit.
  await expect(page).toHaveTitle(/Paiement de l’acompte/);
  await page.getByText("Wave", { exact: true }).first().click();
  await page.getByRole("button", { name: /Payer/ }).click();
  await page.getByRole("button", { name: "Payer", exact: true }).click();
  await expect(page.getByRole("status")).toContainText("Paiement reçu");
  await pro.getByText(/^Devis\s:/).click();
  await expect(pro.getByText("Acompte, payé")).toBeVisible();
  await pro.getByRole("button", { name: "Noter comme reçue" }).click();
  await expect(pro.getByText(/^Échéance du .*, reçue/)).toBeVisible();

  await pro.getByRole("button", { name: "Commencer la prestation" }).click();
  await pro.getByRole("button", { name: "La prestation est exécutée" }).click();
  await page.goto(quoteRequestsPath);
  await page.getByRole("link", { name: /Chez Tantie M…/ }).click();
  await expect(page.locator("article header strong")).toHaveText("Prestation exécutée");
  await expect(page.getByRole("textbox", { name: "Votre message" })).toHaveCount(0);
  await page.getByRole("button", { name: "Confirmer la prestation" }).click();
  await expect(page.locator("article header strong")).toHaveText("Prestation confirmée");
  await expectAccessible(pro);
  await expectNoSidewaysScroll(pro);
  await pro.context().close();

  await page.getByRole("link", { name: "Noter le prestataire" }).click();
  await expect(page).toHaveURL(/#noterprestataire$/);
  for (const group of ["Professionnalisme", "Rapport qualité/prix", "Le recommandez-vous"])
    await page
      .getByRole("group", { name: group })
      .getByRole("radio", { name: /Très bien/ })
      .check({ force: true });
  await page.getByLabel("Comment l’avez-vous connu").selectOption({ index: 1 });
  const opinion = `Cent cinquante invités, et il en restait. ${givenNames}`;
  await page.getByLabel("Votre avis").fill(opinion);
  await page.getByRole("button", { name: "Publier mon avis" }).click();
  const review = page.getByRole("listitem").filter({ hasText: opinion });
  await expect(review.getByText("Prestation vérifiée")).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  // The same steps with script are in the test above.
  test("Awa reads, writes, sends a file and cancels", {
    tag: "@long",
  }, async ({ page }) => {
    const awa = await registerCouple(page.request);
    await enterAt(page, awa, quoteRequestsPath);
    await askCaterer(page, "Awa");
    await page.goto(quoteRequestsPath);
    await page.getByRole("link", { name: /Chez Tantie M…/ }).click();
    await write(page, "Sans script");
    await expect(page.locator("article").getByText("Sans script")).toBeVisible();
    await page.locator('input[type="file"]').setInputFiles({
      name: "plan.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("Dix-neuf tables de huit."),
    });
    await page.getByRole("button", { name: "Envoyer", exact: true }).click();
    await expect(page.getByRole("link", { name: /plan\.txt/ })).toBeVisible();
    const cancel = page.locator("details", { hasText: "Annuler la demande" });
    await cancel.locator("summary").click();
    await expect(cancel.getByText(/arrête la conversation/)).toBeVisible();
    await cancel.getByRole("button", { name: "Annuler la demande" }).click();
    await expect(page.locator("article header strong")).toHaveText("Prestation annulée");
  });
});
