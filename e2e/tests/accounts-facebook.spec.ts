import { notebookPrefix } from "@jdj/contract/paths/addresses";
import { expect, type Page } from "@playwright/test";
import { query } from "../support/database.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { caughtMessage, freshEmail, registerCouple } from "../support/people.ts";
import { test } from "../support/shared-window.ts";

const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Goes to Facebook's consent page as somebody whom no other test uses. */
async function toFacebook(page: Page, email: string, from = "/connexion") {
  await page.goto(from);
  await page.getByRole("link", { name: "Continuer avec Facebook" }).click();
  await expect(page).toHaveURL(/\/dev\/facebook\/consent\?/);
  await box(page, "Nom").fill(`Kra ${email}`.slice(0, 40));
  await box(page, "Adresse email").fill(email);
}

async function fillOtherFields(page: Page) {
  await page.getByText("Madame", { exact: true }).click();
  await box(page, "Date de naissance").fill("03/02/1990");
  await page.getByLabel("Type d’événement").selectOption({ label: "Anniversaire" });
  await box(page, "Date de l’événement").fill(`20/05/${new Date().getFullYear() + 1}`);
  await page.getByLabel("J’accepte les conditions").check();
}

for (const javaScriptEnabled of [true, false]) {
  const name = javaScriptEnabled ? "with script" : "without script";
  // In `npm test`, `accounts-without-script.spec.ts` stands for the second pass.
  test.describe(name, { tag: javaScriptEnabled ? [] : "@long" }, () => {
    test.use({ javaScriptEnabled });

    test("a newcomer comes by Facebook, fills the rest in and comes back later", async ({
      page,
    }) => {
      const email = freshEmail("aya");
      await toFacebook(page, email);
      if (javaScriptEnabled) await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await press(page, "Continuer");
      await expect(page).toHaveURL(/\/inscription\/facebook$/);
      await expect(box(page, "Prénoms")).toHaveValue("Aya");
      if (javaScriptEnabled) await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await press(page, "Créer mon carnet");
      await expect(page.getByText("Veuillez sélectionner un type d'événement")).toBeVisible();
      await expect(page.getByText("Veuillez sélectionner une civilité")).toBeVisible();
      await fillOtherFields(page);
      await press(page, "Créer mon carnet");
      await expect(page).toHaveURL(/\/en-bref$/);
      await expect(page.getByText("Bienvenue")).toBeVisible();

      await page.goto("/deconnexion");
      await page.getByRole("main").getByRole("button", { name: "Se déconnecter" }).click();
      const summary = `${notebookPrefix}/en-bref`;
      await toFacebook(page, email, `/connexion?retour=${encodeURIComponent(summary)}`);
      await press(page, "Continuer");
      await expect(page).toHaveURL(summary);
    });

    test("whoever gives no address is asked for one", async ({ page, request }) => {
      const email = freshEmail("aya");
      await toFacebook(page, email);
      await press(page, "Continuer sans donner mon adresse");
      await fillOtherFields(page);
      await press(page, "Créer mon carnet");
      await expect(page.getByText("Veuillez entrer une adresse email valide")).toBeVisible();
      await box(page, "Adresse email").fill(email);
      await press(page, "Créer mon carnet");
      await expect(page).toHaveURL(/\/en-bref$/);
      await expect(page.getByRole("heading", { name: "Activation de compte" })).toBeVisible();
      await caughtMessage(request, email);
    });
  });
}

test("Facebook may be refused, away, or asked by somebody else", async ({ page }) => {
  await toFacebook(page, freshEmail("aya"));
  await press(page, "Refuser");
  await expect(
    page.getByText("Vous n’avez pas autorisé la connexion avec Facebook."),
  ).toBeVisible();
  await toFacebook(page, freshEmail("aya"));
  await press(page, "Simuler une panne");
  await expect(page.getByText("Facebook ne répond pas.")).toBeVisible();
  await page.goto("/connexion/facebook?code=x&state=aaaaaaaaaaaaaaaa");
  await expect(page.getByText("La connexion avec Facebook n’a pas abouti.")).toBeVisible();
  await page.goto("/inscription/facebook");
  await expect(page).toHaveURL(/\/connexion$/);
});

test("a proven address links its account, an unproven one goes to whoever Facebook vouches for", async ({
  page,
  request,
}) => {
  const awa = await registerCouple(request);
  await toFacebook(page, awa.email);
  await press(page, "Continuer");
  await expect(page).toHaveURL(/\/fiances$/);
  await page.context().clearCookies();
  const unproven = await registerCouple(request, { verified: false });
  await toFacebook(page, unproven.email);
  await press(page, "Continuer");
  await expect(page).toHaveURL(/\/inscription\/facebook$/);
  await fillOtherFields(page);
  await press(page, "Créer mon carnet");
  await expect(page).toHaveURL(/\/en-bref$/);
  const [owner] = await query(
    "select id from users where email = $1 and email_verified_at is not null",
    [unproven.email],
  );
  expect(Number(owner?.id)).toBeGreaterThan(unproven.userId);
});
