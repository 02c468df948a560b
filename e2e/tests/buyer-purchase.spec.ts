import { expect } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { payByWave } from "../support/pay-by-wave.ts";
import { registerCouple, signIn } from "../support/people.ts";
import { savePicture } from "../support/pictures.ts";
import { test } from "../support/shared-window.ts";
import { enterShop, orderToCocody, sendOrder } from "../support/shop.ts";

test("a buyer's purchase: a misspelt search, a wish, a question, an order, and a review", async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const buyer = await registerCouple(request);
  await page.goto("/shopping");
  await page.getByLabel("Chercher un article").fill("juss de bisap");
  await page
    .locator("#boutique-trouves")
    .getByRole("link", { name: /^Jus de bissap/ })
    .click();
  await page.waitForURL(/\/shopping\/product\/\d+$/);
  const product = page.url();

  // The wish of a stranger outlives the sign-in.
  const heart = page.getByRole("button", { name: /^Jus de bissap.* dans mes envies$/ });
  await heart.click();
  await page.waitForURL(/\/connexion/);
  await signIn(page, buyer, "/shopping/envies");
  await expect(page.getByText("L’article est dans vos envies.")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await savePicture(page, "wish-list");
  await page
    .getByRole("article")
    .getByRole("link", { name: /Jus de bissap/ })
    .click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(/livré entre/i).first()).toBeVisible();

  await page.getByRole("link", { name: "Poser une question" }).click();
  await page.getByRole("button", { name: "Envoyer la question" }).click();
  await expect(page.getByText("Écrivez votre question").first()).toBeVisible();
  const question = `Livrez-vous à Bassam ? (${crypto.randomUUID().slice(0, 8)})`;
  await page.getByLabel("Votre question").fill(question);
  await page.getByRole("button", { name: "Envoyer la question" }).click();
  await expect(page.getByText("Attend sa réponse")).toBeVisible();
  await expectAccessible(page);

  const shop = await browser.newContext();
  const seller = await shop.newPage();
  await enterShop(seller, request);
  await seller.goto("/pro/articles/questions");
  const asked = seller.getByRole("listitem").filter({ hasText: question });
  await asked.getByLabel("Votre réponse").fill("Oui, le samedi.");
  await asked.getByRole("button", { name: "Publier la réponse" }).click();
  await expect(seller.getByText("Votre réponse est publiée.")).toBeVisible();

  await page.goto(product);
  await expect(page.getByText(question)).toBeVisible();
  await expect(page.getByText("Oui, le samedi.")).toBeVisible();
  await page.getByRole("button", { name: "Ajouter au panier" }).click();
  await page.waitForURL(/\/shopping\/cart/);
  await expect(page.getByText(/Prêt à partir, ou à retirer, dès/)).toBeVisible();
  await page.getByRole("link", { name: "Commander" }).click();
  await orderToCocody(page);
  await payByWave(page);

  await page.goto("/shopping/orders");
  await page.getByRole("link", { name: /Jus de bissap/ }).click();
  await page.waitForURL(/\/shopping\/orders\/./);
  await expect(page.getByText(/Livré entre/)).toBeVisible();
  const [, reference = ""] = /orders\/([^/?]+)/.exec(page.url()) ?? [];
  await sendOrder(seller, reference, "Commande livrée");
  await shop.close();

  await page.reload();
  await page.getByRole("button", { name: "J’ai bien reçu" }).click();
  await page.getByRole("link", { name: "Votre avis sur cet article" }).click();
  const publish = page.getByRole("button", { name: "Publier mon avis" });
  const review = `Frais et bien parfumé (${crypto.randomUUID().slice(0, 8)})`;
  await page.getByLabel("Votre avis").fill(review);
  await publish.click();
  // Nothing that was written is lost.
  await expect(page.getByText("Donnez une note de 1 à 5 étoiles").first()).toBeVisible();
  await expect(page.getByLabel("Votre avis")).toHaveValue(review);
  await page.getByRole("radio", { name: /5 sur 5/ }).check({ force: true });
  await publish.click();
  await expect(page.getByText("Merci\u00a0! Votre avis est publié.")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto(product);
  const shown = page.getByRole("listitem").filter({ hasText: review });
  await expect(shown.getByText("Achat vérifié")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await savePicture(page, "product-reviewed");
});
