import { notebookPrefix } from "@jdj/contract/paths/addresses";
import { expect, test } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { caughtMessage, registerCouple, signIn } from "../support/people.ts";

test("the notebook is closed to an account that is not activated", async ({ page, request }) => {
  const awa = await registerCouple(request, { verified: false });
  await signIn(page, awa, `${notebookPrefix}/en-bref`);
  const gate = page.getByRole("dialog", { name: "Activation de compte" });
  await expect(gate).toContainText(awa.email);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await gate.getByRole("button", { name: "Renvoyer le mail" }).click();
  await expect(page.getByText("Mail envoyé avec succès !")).toBeAttached();
  await gate.getByRole("button", { name: "Fermer" }).click();
  await expect(page.getByText("Votre adresse n’est pas encore vérifiée.")).toBeVisible();

  await page.goto(`${notebookPrefix}/fiances`);
  await expect(page.getByRole("heading", { name: "Activation de compte" })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${notebookPrefix}/carte-d-invitation-mariage`);
  await expect(page.getByRole("heading", { name: "Activation de compte" })).toBeVisible();
  const refused = await request.get("/api/v1/guests", {
    headers: { authorization: `Bearer ${awa.token}` },
  });
  expect(refused.status()).toBe(403);

  await page.goto("/");
  await page.getByRole("link", { name: "Voir mon profil" }).click();
  await expect(page.getByRole("button", { name: "Activer mon compte" })).toBeVisible();
  await page.goto("/activation-compte");
  await expect(page.getByRole("alert")).toHaveText(
    "Erreur lors de l’activation du compte ! Le lien de cette page est incomplet.",
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "Renvoyer le mail" }).click();
  await expect(page).toHaveURL(/\/en-bref$/);
});

test("the e-mail's link opens the notebook", async ({ page, request }) => {
  const awa = await registerCouple(request, { verified: false });
  await signIn(page, awa, "/cgu-organisation-de-mariage-cote-d-ivoire");
  const { links } = await caughtMessage(request, awa.email);
  await page.clock.install();
  await page.goto(links[0] ?? "");
  await expect(
    page.getByText("Félicitations, votre compte Joie du Jour est maintenant activé !"),
  ).toBeVisible();
  await expect(page.getByText("Opération réussie ! Compte activé avec succès !")).toBeVisible();
  await expect(page.getByText("Dans dix secondes, nous vous ramenons à l’accueil.")).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect(page).toHaveURL(/\/$/);
  await page.goto(links[0] ?? "");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Ouvrir mon carnet" }).click();
  await expect(page).toHaveURL(/\/fiances$/);
  await expect(page.getByText("Votre adresse n’est pas encore vérifiée.")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Activation de compte" })).toBeHidden();
});

test("a link that proves nothing says so", async ({ page }) => {
  await page.goto("/activation-compte/nimporte/awa%40exemple.ci");
  await expect(page.getByRole("alert")).toHaveText(
    "Attention ! Erreur lors de l'activation du compte !",
  );
  await expect(page.getByRole("link", { name: "Se connecter" })).toBeVisible();
  await expectAccessible(page);
});
