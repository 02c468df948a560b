import { expect } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { caughtMessage, freshEmail } from "../support/people.ts";
import { test } from "../support/shared-window.ts";
import { approveApplication } from "../support/staff.ts";

/** A PNG of one pixel. */
const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test("a request to sell is approved and activated, and its first product is found in the shop", async ({
  page,
  request,
  baseURL,
}) => {
  const email = freshEmail("perles");
  const name = `Perles ${email.slice(8, 16)}`;
  await page.goto("/shopping/supplier");
  await expect(page.getByRole("heading", { name: "Devenir vendeur" })).toBeVisible();
  await page.getByRole("button", { name: "Envoyer ma demande" }).click();
  await expect(page.getByText("Veuillez choisir ce que vous vendez")).toBeVisible();
  await page.getByLabel("Entreprise ou marque").fill(name);
  await page.getByLabel("Votre nom").fill("Aya Koffi");
  await page.getByLabel(/^Ce que vous vendez/).selectOption("jewellery");
  await page.getByLabel("Ville ou commune").fill("Grand-Bassam");
  await page
    .getByLabel(/^Téléphone/)
    .last()
    .fill("07 01 02 03 04");
  await page.getByLabel("Adresse email").first().fill(email);
  await page.getByLabel("Présentez vos articles").fill("Bijoux de perles faits main.");
  await page.getByRole("button", { name: "Envoyer ma demande" }).click();
  await expect(page.getByText("Votre demande pour vendre est envoyée")).toBeVisible();

  await approveApplication(baseURL ?? "", name);
  const message = await caughtMessage(request, email, ({ kind }) => kind === "shop-activation");

  await page.goto(message.links[0] ?? "");
  await page.getByRole("textbox", { name: "Nouveau mot de passe" }).fill("perles-aya");
  await page.getByLabel("Confirmer le mot de passe").fill("perles-aya");
  await page.getByLabel(/J’accepte les/).check();
  await page.getByRole("button", { name: "Activer mon compte" }).click();
  await expect(page.getByRole("heading", { name: "Bonjour Aya" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Demandes" })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Dire où je livre" }).click();
  await page.getByRole("link", { name: "Ajouter une zone" }).click();
  await page.getByLabel("Nom de la zone").fill("Abidjan");
  await page.getByLabel("Prix de la livraison").fill("1502");
  await page.getByRole("checkbox", { name: "Cocody", exact: true }).check();
  await page.getByRole("button", { name: "Ajouter" }).click();
  await expect(page.getByText("multiple de 5, ou 0")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Cocody", exact: true })).toBeChecked();
  await page.getByLabel("Prix de la livraison").fill("1500");
  await page.getByRole("button", { name: "Ajouter" }).click();
  await expect(page.getByText("Zone enregistrée")).toBeVisible();

  await page.getByRole("link", { name: "Articles" }).filter({ visible: true }).click();
  await page.getByRole("link", { name: "Nouveau produit" }).click();
  const product = `Collier ${name}`;
  await page.getByLabel(/^Nom/).fill(product);
  await page.getByLabel("Catégorie").selectOption({ index: 2 });
  await page.getByLabel(/^Prix(\s\*)?$/).fill("12500");
  await page.getByRole("textbox", { name: "Ancien prix" }).fill("10000");
  await page.getByRole("textbox", { name: "Taille", exact: true }).first().fill("Court");
  await page.getByRole("textbox", { name: "Stock", exact: true }).first().fill("4");
  await page.getByText("Ajouter une taille ou une couleur").first().click();
  await page.getByRole("textbox", { name: "Taille", exact: true }).nth(1).fill("Long");
  await page.getByRole("textbox", { name: "Stock", exact: true }).nth(1).fill("2");
  await page.getByRole("button", { name: "Enregistrer le brouillon" }).click();
  await expect(page.getByText("plus haut que le prix")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Taille", exact: true }).nth(1)).toHaveValue(
    "Long",
  );
  await page.getByRole("textbox", { name: "Ancien prix" }).fill("15000");
  await page.getByRole("button", { name: "Enregistrer le brouillon" }).click();
  await expect(page.getByText("Brouillon enregistré")).toBeVisible();
  await page.getByRole("button", { name: "Mettre en vente" }).click();
  await expect(page.getByText("Ajoutez au moins une photo")).toBeVisible();
  await page
    .getByLabel("Ajouter des photos")
    .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from(pixel, "base64") });
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByRole("img", { name: "photo 1" })).toBeVisible();
  await page.getByRole("button", { name: "Mettre en vente" }).click();
  await expect(page.getByText("L’article est en vente")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // The index in memory follows the database a moment later.
  const search = () => request.post("/api/v1/articles_pag/9", { data: { search: name } });
  await expect.poll(async () => JSON.stringify(await (await search()).json())).toContain(product);
});
