import { expect, type Page, test } from "@playwright/test";
import { query } from "../support/database.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { caughtMessage, freshEmail, registerCouple } from "../support/people.ts";

const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const ask = (page: Page) => page.getByRole("button", { name: /^(Recevoir|Renvoyer) le lien$/ });
const save = (page: Page) => page.getByRole("button", { name: "Enregistrer le mot de passe" });
const sent = "Mail de réinitialisation de mot de passe envoyé avec succès !";

for (const javaScriptEnabled of [true, false]) {
  const name = javaScriptEnabled ? "with script" : "without script";
  // In `npm test`, `accounts-without-script.spec.ts` stands for the second pass.
  test.describe(name, { tag: javaScriptEnabled ? [] : "@long" }, () => {
    test.use({ javaScriptEnabled });

    test("a forgotten password is replaced by the e-mail's link", async ({ page, request }) => {
      const awa = await registerCouple(request);
      await page.goto("/connexion");
      await page.getByRole("link", { name: "Mot de passe oublié" }).click();
      await expect(page).toHaveTitle("Mot de passe oublié | Joie du Jour");
      await ask(page).click();
      await expect(page.getByText("Veuillez entrer une adresse email valide")).toBeVisible();
      await box(page, "Adresse email").fill(awa.email);
      await ask(page).click();
      await expect(page.getByText(sent)).toBeVisible();

      const sentEmail = await caughtMessage(
        request,
        awa.email,
        ({ kind }) => kind === "password-reset",
      );
      const link = new URL(sentEmail.links[0] ?? "");
      await page.goto(link.pathname);
      await expect(page.getByText(awa.email)).toBeVisible();
      await page.getByLabel("Nouveau mot de passe").fill("ab");
      await page.getByLabel("Confirmer le mot de passe").fill("abc");
      await save(page).click();
      await expect(
        page.getByText("Le mot de passe doit contenir au moins 3 caractères"),
      ).toBeVisible();
      await page.getByLabel("Nouveau mot de passe").fill("un mot neuf");
      await page.getByLabel("Confirmer le mot de passe").fill("un mot vieux");
      await save(page).click();
      await expect(page.getByText("Les deux mots de passe ne sont pas identiques")).toBeVisible();
      await page.getByLabel("Nouveau mot de passe").fill("un mot neuf");
      await page.getByLabel("Confirmer le mot de passe").fill("un mot neuf");
      await save(page).click();
      await expect(page).toHaveURL(/\/connexion$/);
      await expect(page.getByText("Mot de passe restauré avec succès !")).toBeVisible();
      await expect(box(page, "Adresse email")).toHaveValue(awa.email);
      await page.getByLabel("Mot de passe", { exact: true }).fill("un mot neuf");
      await page.getByRole("button", { name: "Se connecter" }).click();
      await expect(page).toHaveURL(/\/fiances$/);

      await page.goto(link.pathname);
      await page.getByLabel("Nouveau mot de passe").fill("encore un");
      await page.getByLabel("Confirmer le mot de passe").fill("encore un");
      await save(page).click();
      await expect(
        page.getByText("Erreur lors de la restauration du mot de passe !"),
      ).toBeVisible();
    });
  });
}

test("a password forgotten by who has a number is replaced by the code of an SMS", async ({
  page,
  request,
}) => {
  const awa = await registerCouple(request);
  const typed = `07${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
  await query("update users set phone = $2, phone_verified_at = now() where id = $1 returning id", [
    awa.userId,
    `+225${typed}`,
  ]);
  await page.goto("/mot-de-passe-oublie");
  await page.getByText("Téléphone", { exact: true }).click();
  await box(page, "Numéro de téléphone").fill("07 01");
  await page.getByRole("button", { name: "Recevoir le code" }).click();
  await expect(page.getByText("Veuillez entrer un numéro de téléphone valide")).toBeVisible();
  await expect(box(page, "Numéro de téléphone")).toHaveValue("07 01");
  await box(page, "Numéro de téléphone").fill(typed);
  await page.getByRole("button", { name: "Recevoir le code" }).click();
  await expect(
    page.getByRole("heading", { name: "Choisir un nouveau mot de passe" }),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const { code } = await caughtMessage(request, `+225${typed}`, (item) => item.code !== null);
  const wrong = code === "000000" ? "111111" : "000000";
  await page.getByLabel("Nouveau mot de passe").fill("trois mots neufs");
  await page.getByLabel("Confirmer le mot de passe").fill("trois mots neufs");
  await page.getByLabel("Chiffre 1 sur 6").click();
  await page.keyboard.type(wrong);
  await save(page).click();
  await expect(page.getByText("Ce code est incorrect ou a expiré")).toBeVisible();
  await page.getByLabel("Chiffre 1 sur 6").click();
  await page.keyboard.type(code ?? "");
  await page.getByLabel("Nouveau mot de passe").fill("trois mots neufs");
  await page.getByLabel("Confirmer le mot de passe").fill("trois mots neufs");
  await save(page).click();
  await expect(page).toHaveURL(/\/connexion$/);
  await expect(page.getByText("Mot de passe restauré avec succès !")).toBeVisible();
  await expect(box(page, "Numéro de téléphone")).toHaveValue(typed.replace(/..(?=.)/g, "$& "));
  await page.getByLabel("Mot de passe", { exact: true }).fill("trois mots neufs");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page).toHaveURL(/\/fiances$/);
});

// `password-reset.test.ts` shows the limit in `npm test`.
test("a stranger's address is answered alike, five times an hour", {
  tag: "@long",
}, async ({ page }) => {
  const email = freshEmail("personne");
  const refused = page.getByRole("alert");
  await page.goto("/mot-de-passe-oublie");
  await expectAccessible(page);
  let answered = 0;
  // Ten where a full hour begins meanwhile: the limit counts by the hour of the clock.
  for (let time = 0; time <= 10; time += 1) {
    await box(page, "Adresse email").fill(email);
    await ask(page).click();
    await expect(page.getByText(sent).or(refused)).toBeVisible();
    if (await refused.isVisible()) break;
    answered += 1;
    await page.goto("/mot-de-passe-oublie");
  }
  expect(answered).toBeGreaterThanOrEqual(5);
  await expect(refused).toHaveText("Erreur lors de l’envoi du mail");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("the page of the e-mail's link is accessible", async ({ page }) => {
  await page.goto(`/restauration-du-mot-de-passe/inconnu/${"a".repeat(60)}@exemple.test`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
