import { expect, type Page } from "@playwright/test";
import { caughtMessage, freshEmail, registerCouple } from "../support/people.ts";
import { test } from "../support/shared-window.ts";

test.use({ javaScriptEnabled: false });

const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

async function fillRegistration(page: Page) {
  await box(page, "Mot de passe").fill("demo");
  await page.getByText("Monsieur", { exact: true }).click();
  await box(page, "Prénoms").fill("Koffi");
  await box(page, "Nom").fill("Yao");
  await box(page, "Date de naissance").fill("03.02.1990");
  await page.getByLabel("Type d’événement").selectOption({ label: "Anniversaire" });
  await box(page, "Date de l’événement").fill(`20/05/${new Date().getFullYear() + 1}`);
  await page.getByLabel("J’accepte les conditions").check();
}

test("one registers by e-mail, signs out and signs in without script", async ({ page }) => {
  const email = freshEmail("koffi");
  await page.goto("/inscription?mode=email");
  await fillRegistration(page);
  await page.getByRole("button", { name: "S’inscrire" }).click();
  await expect(page.getByText("Email ou téléphone requis")).toBeVisible();
  await expect(box(page, "Prénoms")).toHaveValue("Koffi");
  await expect(page.getByRole("radio", { name: "Monsieur" })).toBeChecked();
  await expect(page.getByLabel("J’accepte les conditions")).toBeChecked();

  await box(page, "Adresse email").fill(email);
  await box(page, "Mot de passe").fill("demo");
  await page.getByRole("button", { name: "S’inscrire" }).click();
  await expect(page).toHaveURL(/\/en-bref$/);
  await expect(page.getByRole("heading", { name: "Activation de compte" })).toBeVisible();
  await page.getByRole("button", { name: "Renvoyer le mail" }).click();
  await expect(page.getByText("Mail envoyé avec succès !")).toBeVisible();

  await page.goto("/deconnexion");
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page.getByText("Vous êtes déconnecté.")).toBeVisible();

  await page.goto("/connexion?retour=%2Fcgu-organisation-de-mariage-cote-d-ivoire");
  await box(page, "Adresse email").fill(email);
  await box(page, "Mot de passe").fill("demo");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page).toHaveURL(/\/cgu-/);
});

test("one registers by phone and signs in with the number without script", async ({
  page,
  request,
}) => {
  const number = `05${Math.floor(Math.random() * 90_000_000) + 10_000_000}`;
  await page.goto("/inscription?mode=email");
  await page.getByText("Téléphone", { exact: true }).click();
  await box(page, "Numéro de téléphone").fill(number);
  await fillRegistration(page);
  await page.getByRole("button", { name: "S’inscrire" }).click();
  await expect(page.getByText("Code OTP envoyé ! Veuillez vérifier votre téléphone")).toBeVisible();

  await page.getByRole("button", { name: "Renvoyer un code" }).click();
  await expect(page.getByText("Votre code est encore valable")).toBeVisible();
  await page.getByRole("button", { name: "Valider le code" }).click();
  await expect(page.getByText("Veuillez entrer le code à 6 chiffres reçu par SMS")).toBeVisible();

  const { code } = await caughtMessage(request, `+225${number}`, (item) => item.code !== null);
  for (const [at, digit] of [...(code ?? "")].entries())
    await page.getByLabel(`Chiffre ${at + 1} sur 6`).fill(digit);
  await page.getByRole("button", { name: "Valider le code" }).click();
  await expect(page).toHaveURL(/\/en-bref$/);

  await page.goto("/deconnexion");
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await page.goto("/connexion");
  await page.getByText("Téléphone", { exact: true }).click();
  await box(page, "Numéro de téléphone").fill(number);
  await box(page, "Mot de passe").fill("demo");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page).toHaveURL(/\/fiances$/);
});

test("the menu of the header signs out without script", async ({ page, request }) => {
  const awa = await registerCouple(request);
  await page.goto("/connexion?retour=%2F");
  await box(page, "Adresse email").fill(awa.email);
  await box(page, "Mot de passe").fill(awa.password);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.locator("header summary").click();
  await page.locator("header").getByRole("button", { name: "Déconnexion" }).click();
  await expect(page.getByText("Vous êtes déconnecté.")).toBeVisible();
});
