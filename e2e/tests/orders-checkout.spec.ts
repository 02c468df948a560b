import { orderMessages } from "@jdj/contract/orders/messages";
import { expect } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { payByWave } from "../support/pay-by-wave.ts";
import { registerCouple, signIn } from "../support/people.ts";
import { savePicture } from "../support/pictures.ts";
import { test } from "../support/shared-window.ts";
import { enterShop, enterShopOf, orderToCocody, putIntoCart, sendOrder } from "../support/shop.ts";

test("a visitor buys from two sellers, pays by MTN MoMo after a wrong number, and gets both deliveries", async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const couple = await registerCouple(request);
  await putIntoCart(page, "pagne wax oeil de boeuf", /Œil de bœuf/);
  await putIntoCart(page, "jus de bissap", /Jus de bissap/);
  for (const seller of ["Le Marché des Pagnes (exemple)", "Chez Tantie Mariam (exemple)"])
    await expect(page.getByRole("heading", { level: 2, name: seller })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole("link", { name: "Commander" }).click();
  await page.waitForURL(/\/connexion/);
  await signIn(page, couple, "/shopping/order");
  await page.getByLabel("Commune de livraison").selectOption({ label: "Cocody" });
  await page.getByRole("button", { name: "Voir les livraisons" }).click();
  const placing = page.getByRole("button", { name: "Commander et payer" });
  const recipient = page.getByLabel("Nom et prénoms");
  const phoneNumber = page.getByLabel(/^Téléphone/).last();
  const address = page.getByRole("textbox", { name: "Adresse", exact: true });
  // All that is missing is said at once.
  await recipient.fill("");
  await phoneNumber.fill("12");
  await placing.click();
  await expect(page.getByText(orderMessages.recipientRequired)).toBeVisible();
  await expect(page.getByText(orderMessages.phoneInvalid)).toBeVisible();
  await expect(page.getByText(orderMessages.addressRequired)).toBeVisible();
  await savePicture(page, "order-refused");
  await recipient.fill("Koffi Yao");
  await phoneNumber.fill("07 01 02 03 04");
  await address.fill("Riviera 3, près de la pharmacie");
  // Another town loses nothing that was typed.
  await page.getByLabel("Commune de livraison").selectOption({ label: "Yopougon" });
  await page.getByRole("button", { name: "Changer de commune" }).click();
  await expect(page.getByRole("heading", { name: "Livraison à Yopougon" })).toBeVisible();
  await expect(recipient).toHaveValue("Koffi Yao");
  await expect(address).toHaveValue("Riviera 3, près de la pharmacie");
  await page.getByLabel("Commune de livraison").selectOption({ label: "Cocody" });
  await page.getByRole("button", { name: "Changer de commune" }).click();
  await expect(page.getByRole("heading", { name: "Livraison à Cocody" })).toBeVisible();
  await expect(phoneNumber).toHaveValue(/07\s01\s02\s03\s04/);
  await expectAccessible(page, { isNew: true });
  await page.getByRole("button", { name: "Commander et payer" }).click();

  await page.waitForURL(/\/paiement\//);
  // 18 000 and 24 000 for the products, 2 000 and 5 000 for their deliveries.
  await expect(page.getByText(/49\s000\sFCFA/).first()).toBeVisible();
  const payment = page.url();
  await page.getByRole("radio", { name: "MTN MoMo" }).check();
  await page.getByLabel("Numéro qui paie").fill("12");
  await page.getByRole("button", { name: "Payer" }).click();
  await expect(page.getByText("Numéro incorrect").first()).toBeVisible();
  await page.getByLabel("Numéro qui paie").fill("05 01 02 03 04");
  await page.getByRole("button", { name: "Payer" }).click();
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Ouvrir le téléphone de démonstration" }).click();
  const phone = await opened;
  const pay = phone.getByRole("button", { name: "Payer", exact: true });
  await pay.waitFor();
  const answered = phone.waitForEvent("framenavigated");
  await pay.click();
  await answered;
  await phone.waitForLoadState();
  await phone.close();
  await expect(page.getByText(/Paiement reçu/)).toBeVisible();

  await page.goto("/shopping/orders");
  await page.getByRole("link", { name: /Jus de bissap/ }).click();
  await expect(
    page.getByText("La commande est payée. Chaque vendeur prépare sa part."),
  ).toBeVisible();
  const [, reference = ""] = /orders\/([^/?]+)/.exec(page.url()) ?? [];
  const order = page.url();

  const shop = await browser.newContext();
  const sellers = await shop.newPage();
  await enterShop(sellers, request);
  await sendOrder(sellers, reference, "Commande livrée");
  await expect(sellers.getByText(/Riviera 3/)).toBeVisible();
  await shop.clearCookies();
  await enterShopOf(sellers, "Le Marché des Pagnes (exemple)");
  await sendOrder(sellers, reference, "Commande livrée");
  await shop.close();

  await page.goto(order);
  await expect(page.getByText("Dites-nous si vous l’avez bien reçue.")).toBeVisible();
  await expect(page.getByText("Code de livraison")).toHaveCount(2);
  await savePicture(page, "order-delivered");
  await page.getByRole("button", { name: "J’ai bien reçu" }).first().click();
  await expect(page.getByText("Merci, la réception est notée.")).toBeVisible();
  await expect(page.getByText("Code de livraison")).toHaveCount(1);
  await page.getByText(/^Je n’ai pas reçu, Pas conforme/).click();
  await page.getByRole("radio", { name: "Je n’ai pas reçu" }).check();
  const shown = { visible: true };
  await page.getByLabel("Ce qui s’est passé").filter(shown).fill("Le livreur n’est pas venu.");
  await page.getByRole("button", { name: "Envoyer le signalement" }).filter(shown).click();
  await expect(page.getByText(/20\s000\sFCFA sont gelés/)).toBeVisible();
  await savePicture(page, "order-contested");
  await page.getByRole("button", { name: "J’ai bien reçu" }).click();
  await expect(page.getByText("La commande est livrée. Merci de votre confiance.")).toBeVisible();
  await expect(page.getByText("Demander un retour")).toHaveCount(2);
  await expectAccessible(page, { isNew: true });
  await expectNoSidewaysScroll(page);
  await page.goto(payment);
  await expect(page.getByRole("button", { name: "Payer" })).toHaveCount(0);
});

test("an order is delivered by the code that its buyer gives, and by no other", async ({
  page,
  browser,
  request,
}) => {
  const couple = await registerCouple(request);
  await putIntoCart(page, "jus de bissap", /Jus de bissap/);
  await page.getByRole("link", { name: "Commander" }).click();
  await signIn(page, couple, "/shopping/order");
  await orderToCocody(page);
  await payByWave(page);
  await page.goto("/shopping/orders");
  await page.getByRole("link", { name: /Jus de bissap/ }).click();
  const [, reference = ""] = /orders\/([^/?]+)/.exec(page.url()) ?? [];
  const shop = await browser.newContext();
  const seller = await shop.newPage();
  await enterShop(seller, request);
  await sendOrder(seller, reference);
  await page.reload();
  const code = (await page.getByText("Code de livraison").locator("strong").textContent()) ?? "";
  expect(code).toMatch(/^\d{4}$/);
  await seller.getByLabel("Code de livraison").fill(code === "0000" ? "0001" : "0000");
  await seller.getByRole("button", { name: "Valider le code" }).click();
  await expect(seller.getByText(/Ce code n’est pas le bon/).first()).toBeVisible();
  await seller.getByLabel("Code de livraison").fill(code);
  await seller.getByRole("button", { name: "Valider le code" }).click();
  await expect(seller.getByRole("button", { name: "Valider le code" })).toHaveCount(0);
  await expectAccessible(seller);
  await shop.close();
  await page.reload();
  await expect(page.getByText("Livrée", { exact: false }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "J’ai bien reçu" })).toHaveCount(0);
  await expect(page.getByText("Code de livraison")).toHaveCount(0);
});
