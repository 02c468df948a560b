import { expect, test } from "@playwright/test";
import { content, fillContact, requestNewsletter } from "../support/content.ts";
import { caughtMessage, freshEmail } from "../support/people.ts";

test.use({ javaScriptEnabled: false });

test("a message is corrected and sent without script", async ({ page }) => {
  await page.goto(content.contact);
  await fillContact(page, { email: "adjoua@" });
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByText("Veuillez entrer une adresse email valide")).toBeVisible();
  await expect(page.locator('main [name="msg"]')).toHaveValue("Bonjour, ouvrez-vous le samedi ?");
  await page.locator('main [name="email"]').fill(freshEmail());
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByText("Votre message a été envoyé avec succès")).toBeVisible();
  await expect(page.locator('main [name="msg"]')).toHaveValue("");
});

test("the newsletter is asked for and confirmed without script", async ({ page, request }) => {
  const email = freshEmail("lectrice");
  await page.goto("/joy-shop");
  await requestNewsletter(page, email);
  await expect(page.getByText("Votre demande a été prise en compte")).toBeVisible();
  const sentEmail = await caughtMessage(request, email);
  await page.goto(sentEmail.links[0] ?? "");
  await page.getByRole("button", { name: "Confirmer mon abonnement" }).click();
  await expect(page.getByRole("heading", { name: "Abonnement réussi" })).toBeVisible();
});

test("the chat box opens and leaves a message without script", async ({ page }) => {
  await page.goto("/");
  await page.locator("summary").filter({ hasText: "Écrivez-nous" }).click();
  const box = page.locator("details").filter({ hasText: "Laissez-nous un mot" });
  await box.getByLabel("Votre nom").fill("Yao");
  await box.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByText("Veuillez écrire votre message")).toBeVisible();
  await expect(page.getByLabel("Votre nom")).toHaveValue("Yao");
  await page.getByLabel("Votre adresse email").fill(freshEmail("yao"));
  await page.getByLabel("Votre mot").fill("Bonjour !");
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("Votre message a été envoyé avec succès")).toBeVisible();
});

test("the home page shows every slide and both stores without script", async ({ page }) => {
  await page.goto("/");
  await expect(
    page.getByRole("heading", { name: "Trouvez la mairie du grand jour" }),
  ).toBeAttached();
  await expect(page.getByRole("main").getByRole("link", { name: /pour Android/ })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /pour iPhone/ })).toBeVisible();
});
