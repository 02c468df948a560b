import { expect, type Page } from "@playwright/test";
import { confirmBooking, enterBookings, offerPackage } from "../support/packages.ts";
import { payByWave } from "../support/pay-by-wave.ts";
import { caughtMessage, freshEmail, registerCouple, signIn } from "../support/people.ts";
import { checkAndSave } from "../support/pictures.ts";
import { test } from "../support/shared-window.ts";
import { buyTwentyFabrics, enterShopOf } from "../support/shop.ts";
import { openConsole } from "../support/staff.ts";

const SELLER = "Le Marché des Pagnes (exemple)";
const WHY = "Trois clients disent que rien ne leur est arrivé.";
const TORN = "Deux pagnes sont arrivés déchirés.";
const WELL = "Le vendeur a montré ses bons de livraison.";

const noteOn = (page: Page) => page.getByText(/Joie du Jour retient cet argent depuis le/);

test("staff hold the money of a part of an order, and lift it, and both sides read why", async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const couple = await registerCouple(request);
  await signIn(page, couple);
  const { reference } = await buyTwentyFabrics(page);
  const shop = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  const email = await enterShopOf(shop, SELLER);

  const finance = await openConsole(browser, "finance", baseURL ?? "");
  await finance.goto(`/console#/orders?filter=${encodeURIComponent(`{"q":"${reference}"}`)}`);
  await finance.getByRole("row").filter({ hasText: reference }).getByText(reference).click();
  const reason = finance.getByLabel("Motif de la retenue");
  await expect(finance.getByText("Lu par le client et le vendeur", { exact: false })).toBeVisible();
  await reason.fill("Non");
  await finance.getByRole("button", { name: "Retenir l’argent" }).click();
  await expect(finance.getByText(/Écrivez au moins 10 caractères/)).toBeVisible();
  await reason.fill(WHY);
  await checkAndSave(finance, "hold-order-before-staff");
  await finance.getByRole("button", { name: "Retenir l’argent" }).click();
  await expect(finance.getByRole("alert").filter({ hasText: WHY })).toBeVisible();
  await expect(finance.getByRole("button", { name: "Retenir l’argent" })).toHaveCount(0);
  await checkAndSave(finance, "hold-order-staff");

  await page.reload();
  await expect(noteOn(page)).toBeVisible();
  await expect(page.getByText(WHY, { exact: false })).toBeVisible();
  await checkAndSave(page, "hold-order-buyer");
  await shop.goto("/pro/commandes?voir=all");
  const received = shop.getByRole("listitem").filter({ hasText: reference });
  await received.getByRole("link").first().click();
  await expect(noteOn(shop)).toBeVisible();
  await checkAndSave(shop, "hold-order-seller");
  for (const to of [couple.email, email]) {
    const { text } = await caughtMessage(request, to, (one) =>
      one.subject.startsWith("Nous retenons l’argent"),
    );
    expect(text.replace(/\s+/g, " ")).toContain(WHY);
  }

  await finance.getByLabel("Motif de la levée").fill(WELL);
  await finance.getByRole("button", { name: "Lever la retenue" }).click();
  await expect(finance.getByText("Retenues terminées")).toBeVisible();
  await checkAndSave(finance, "hold-order-lifted-staff");
  for (const [by, name] of [
    [page, "hold-order-lifted-buyer"],
    [shop, "hold-order-lifted-seller"],
  ] as const) {
    await by.reload();
    await expect(by.getByText("Fin de la retenue")).toBeVisible();
    await expect(by.getByText(WELL, { exact: false })).toBeVisible();
    await expect(noteOn(by)).toHaveCount(0);
    await checkAndSave(by, name);
  }

  // An exact sum of the part goes back, without a dispute: both read it and why.
  await finance.getByLabel("À rendre (FCFA)").fill("200 000");
  await expect(finance.getByText(/Entrez un montant entier, 151\s999\sFCFA au plus/)).toBeVisible();
  await finance.getByLabel("À rendre (FCFA)").fill("12 500");
  await finance.getByLabel(/^Motif du remboursement/).fill(TORN);
  await finance.getByRole("button", { name: /^Rembourser 12\s500\sFCFA/ }).click();
  await expect(finance.getByText(/12\s500\sFCFA rendus par Ama Brou/)).toBeVisible();
  await expect(finance.getByText(/Reste 139\s500\sFCFA sur 152\s000/)).toBeVisible();
  await checkAndSave(finance, "refund-part-staff");
  for (const [by, name] of [
    [page, "refund-part-buyer"],
    [shop, "refund-part-seller"],
  ] as const) {
    await by.reload();
    await expect(by.getByText(/Remboursement de 12\s500\sFCFA par notre équipe/)).toBeVisible();
    await expect(by.getByText(TORN, { exact: false })).toBeVisible();
    await checkAndSave(by, name);
  }
  for (const to of [couple.email, email]) {
    const { text } = await caughtMessage(request, to, (one) => one.text.includes(TORN));
    expect(text.replace(/\s+/g, " ")).toContain("12 500 FCFA");
  }
  for (const one of [shop, finance]) await one.context().close();
});

// The pages of the part of an order are those of a deposit too.
test("staff hold the deposit of a booking, and both sides read why", { tag: "@long" }, async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const name = `Buffet ${freshEmail("h").split("@")[0]}`;
  const { email } = await offerPackage(name);
  const couple = await registerCouple(request);
  await signIn(page, couple);
  await page.goto("/package-des-prestataires-de-services-mariage-en-cote-divoire");
  await page.getByText("Rechercher, filtrer").click();
  await page.getByLabel("Nom ou mot").fill(name);
  await page.getByRole("button", { name: "Rechercher" }).click();
  await page.getByRole("link", { name }).click();
  await page.getByRole("button", { name: "Commander maintenant" }).click();
  await page.waitForURL(/reservation-de-package/);

  const shop = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await enterBookings(shop, email);
  await confirmBooking(shop);

  await page.reload();
  const row = page.getByRole("listitem").filter({ hasText: name });
  await row.getByRole("link", { name: "Payer l’acompte" }).click();
  await payByWave(page);
  await page.getByRole("link", { name: "Mes réservations" }).last().click();
  await row.getByRole("link", { name: "Voir" }).click();
  await page.waitForURL(/mariage-en-cote-divoire\/\d+/);
  const id = /(\d+)(?:\?.*)?$/.exec(page.url())?.[1];

  const finance = await openConsole(browser, "finance", baseURL ?? "");
  await finance.goto(`/console#/bookings/${id}/show`);
  await finance.getByLabel("Motif de la retenue").fill(WHY);
  await finance.getByRole("button", { name: "Retenir l’argent" }).click();
  await expect(finance.getByRole("alert").filter({ hasText: WHY })).toBeVisible();
  await checkAndSave(finance, "hold-booking-staff");
  const support = await openConsole(browser, "support", baseURL ?? "");
  await support.goto(`/console#/bookings/${id}/show`);
  await expect(support.getByRole("alert").filter({ hasText: WHY })).toBeVisible();
  await expect(support.getByRole("button", { name: "Lever la retenue" })).toHaveCount(0);

  await page.reload();
  await expect(noteOn(page)).toBeVisible();
  await checkAndSave(page, "hold-booking-customer");
  await shop.goto("/pro/reservations?voir=all");
  await expect(noteOn(shop)).toBeVisible();
  await checkAndSave(shop, "hold-booking-provider");

  await finance.getByLabel("Motif de la levée").fill(WELL);
  await finance.getByRole("button", { name: "Lever la retenue" }).click();
  await expect(finance.getByText("Retenues terminées")).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Nous gardons l’acompte/)).toBeVisible();
  await expect(noteOn(page)).toHaveCount(0);
  for (const one of [shop, finance, support]) await one.context().close();
});
