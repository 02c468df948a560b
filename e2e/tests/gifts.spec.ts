import { notebookPrefix } from "@jdj/contract/paths/addresses";
import { expect } from "@playwright/test";
import { cards, sendCard, tokenOf } from "../support/cards.ts";
import { enter } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { payByWave } from "../support/pay-by-wave.ts";
import { addGuests, caughtMessage, registerCouple } from "../support/people.ts";
import { checkAndSave, photo } from "../support/pictures.ts";
import { test } from "../support/shared-window.ts";

test("a guest gives from their card without an account, and the hosts alone see what was given", async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const couple = await registerCouple(request);
  const headers = { authorization: `Bearer ${couple.token}` };
  const list = `/api/v1/gift-lists/${couple.eventId}`;
  const saved = await request.put(list, {
    headers,
    data: {
      is_open: true,
      message: "Votre présence est notre plus beau cadeau.",
      has_pot: true,
      pot_name: "Notre voyage à Assinie",
      pot_goal: 500_000,
      version: 0,
    },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  const wish = { name: "Marmite de fête", price: 40_000, quantity: 1 };
  const added = await request.post(`${list}/items`, { headers, data: wish });
  expect(added.status(), await added.text()).toBe(200);
  const [guest] = await addGuests(request, couple, 1);
  await sendCard(request, couple, [guest?.id ?? 0]);
  const { links } = await caughtMessage(request, guest?.email ?? "");

  await page.goto(cards.own(tokenOf(links)));
  await page.getByRole("link", { name: "Liste de cadeaux" }).click();
  await expect(page.getByText("Notre voyage à Assinie").first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: /^Offrir\s*: Marmite/ }).click();
  await page.getByLabel(/^Votre cadeau/).fill("99");
  await page.getByLabel(/^Votre nom/).fill("Tantie Élodie");
  await page.getByRole("button", { name: "Continuer vers le paiement" }).click();
  await expect(page.getByText("Le montant minimum est de 100 FCFA").first()).toBeVisible();
  await expect(page.getByLabel(/^Votre nom/)).toHaveValue("Tantie Élodie");
  await page.getByLabel(/^Votre cadeau/).fill("15000");
  await page.getByRole("button", { name: "Continuer vers le paiement" }).click();
  await payByWave(page);
  await page.getByRole("link", { name: "Retour à la liste de cadeaux" }).first().click();
  await expect(page.getByText(/Il reste 25\s000\sFCFA à offrir/)).toBeVisible();
  await expect(page.getByText("Tantie Élodie")).toHaveCount(0);

  const context = await browser.newContext();
  const hosts = await context.newPage();
  await enter(hosts, couple);
  await hosts.goto(`${notebookPrefix}/liste-de-cadeaux`);
  await expect(hosts.getByText("Tantie Élodie").first()).toBeVisible();
  const received = hosts.locator("dl > div").filter({ hasText: "Reçu" });
  await expect(received.getByText(/15\s000\sFCFA/)).toBeVisible();
  await expectAccessible(hosts);
  await expectNoSidewaysScroll(hosts);
  await context.close();
});

test("hosts add a wish with a photo, and guests see it beside the progress of the cagnotte @both", async ({
  page,
  request,
}) => {
  const couple = await registerCouple(request);
  await enter(page, couple);
  await page.goto(`${notebookPrefix}/liste-de-cadeaux`);
  const settings = page.getByRole("region", { name: "Réglages de la liste" });
  await settings.getByText("La liste est ouverte à vos invités").click();
  await settings.getByLabel("Objectif").fill("500000");
  await settings.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Votre liste de cadeaux est enregistrée.").first()).toBeVisible();

  const form = page.locator("form").filter({ hasText: "Ajouter ce souhait" });
  await form.getByLabel(/^Ce que vous souhaitez/).fill("Canapé de tante Rose");
  await form.getByLabel(/^Photo/).setInputFiles({ ...photo, name: "canape.png" });
  await form.getByRole("button", { name: "Ajouter ce souhait" }).click();
  await expect(form.getByText("Entrez le prix en FCFA")).toBeVisible();
  await expect(form.getByLabel(/^Ce que vous souhaitez/)).toHaveValue("Canapé de tante Rose");
  await form.getByLabel(/^Prix/).fill("300000");
  await form.getByLabel(/^Photo/).setInputFiles({ ...photo, name: "canape.png" });
  await form.getByRole("button", { name: "Ajouter ce souhait" }).click();
  const wishes = page.getByRole("region", { name: "Vos souhaits" });
  await expect(wishes.getByRole("heading", { name: "Canapé de tante Rose" })).toBeVisible();
  await expect(wishes.locator('img[src^="/files/"]').first()).toBeVisible();
  await checkAndSave(page, "gifts-with-photo");

  const list = await request.get(`/api/v1/gift-lists/${couple.eventId}`, {
    headers: { authorization: `Bearer ${couple.token}` },
  });
  await page.goto((await list.json()).path);
  await expect(page.locator('li img[src^="/files/"]')).toBeVisible();
  // It is shown from the first gifts on.
  await expect(page.getByText("Déjà réuni")).toBeHidden();
  await checkAndSave(page, "public-gifts-with-photo");
});

test("a committee collects an order of fabric from twelve people, three of whom have not paid", async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const couple = await registerCouple(request);
  const headers = { authorization: `Bearer ${couple.token}` };
  const orders = `/api/v1/fabric-orders/${couple.eventId}`;
  const deadline = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const made = await request.post(orders, {
    headers,
    data: {
      name: "Pagne de la famille",
      unit: "6 yards",
      unit_price: 18_000,
      sizes: "S, M, L",
      deadline,
    },
  });
  expect(made.status(), await made.text()).toBe(200);
  const { id } = await made.json();
  for (let person = 1; person <= 12; person += 1) {
    const name = `Cousine ${String(person).padStart(2, "0")}`;
    const data = { name, phone_number_1: `07 01 02 03 ${10 + person}` };
    const added = await request.post(`${orders}/${id}/people`, { headers, data });
    expect(added.status(), await added.text()).toBe(200);
  }
  const { shares } = await (await request.get(`${orders}/${id}`, { headers })).json();
  const [first, ...others] = shares;
  for (const [at, share] of others.entries()) {
    const of = `${orders}/${id}/people/${share.id}`;
    const { name, version } = share;
    const data = { name, size: "M", quantity: 1, version };
    const saved = await request.put(of, { headers, data });
    expect(saved.status(), await saved.text()).toBe(200);
    if (at >= 8) continue;
    const cash = await request.post(`${of}/cash`, { headers, data: { paid: true } });
    expect(cash.status(), await cash.text()).toBe(200);
  }

  const context = await browser.newContext();
  const cousin = await context.newPage();
  await cousin.goto(first.path);
  await cousin.getByLabel(/^Combien/).fill("2");
  await cousin.getByRole("button", { name: "Payer par mobile money" }).click();
  await expect(cousin.getByRole("alert").first()).toBeVisible();
  await expect(cousin.getByLabel(/^Combien/)).toHaveValue("2");
  await cousin.getByLabel(/^Votre taille/).selectOption("L");
  await cousin.getByRole("button", { name: "Payer par mobile money" }).click();
  await payByWave(cousin);
  await cousin.goto(first.path);
  await expect(cousin.getByText(/Payé\s*: 36\s000\sFCFA/)).toBeVisible();
  await expectAccessible(cousin);
  await context.close();

  await enter(page, couple);
  await page.goto(`${notebookPrefix}/commandes-de-pagnes/${id}`);
  await expect(page.getByText("Pas payé", { exact: true })).toHaveCount(3);
  await expect(page.getByText("Payé en espèces", { exact: true })).toHaveCount(8);
  await expect(page.getByText("Payé par mobile money", { exact: true })).toHaveCount(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Another order is of a product of the shop, which is found while typing and bought by one press.
  await page.goto(`${notebookPrefix}/commandes-de-pagnes`);
  await page.getByLabel(/^Nom de la commande/).fill("Uniforme des frères");
  await page.getByLabel(/^Choisir dans la boutique/).fill("pagne wax");
  await page
    .getByRole("link", { name: /^Pagne wax/ })
    .first()
    .click();
  await expect(page.getByText("Choisi dans la boutique")).toBeVisible();
  await expect(page.getByLabel(/^Nom de la commande/)).toHaveValue("Uniforme des frères");
  await expect(page.getByLabel(/^Ce que chacun commande/)).toHaveValue(/^Pagne wax/);
  await expect(page.getByLabel(/^Prix de l’unité/)).toHaveValue(/\d/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const [year, month, day] = deadline.split("-");
  await page.getByRole("textbox", { name: /^Dernier jour/ }).fill(`${day}/${month}/${year}`);
  await page.getByRole("button", { name: "Ouvrir la commande" }).click();
  await page.waitForURL(/commandes-de-pagnes\/\d+$/);
  const opened = `${orders}/${page.url().split("/").at(-1)}`;
  await request.post(`${opened}/people`, { headers, data: { name: "Yao" } });
  const { shares: people } = await (await request.get(opened, { headers })).json();
  const yao = `${opened}/people/${people[0].id}`;
  const { version } = people[0];
  const data = { name: "Yao", quantity: 2, version };
  expect((await request.put(yao, { headers, data })).status()).toBe(200);
  expect((await request.post(`${yao}/cash`, { headers, data: { paid: true } })).status()).toBe(200);
  await page.reload();
  await page.getByRole("button", { name: "Clore la commande" }).click();
  await page.getByRole("button", { name: "Commander chez le vendeur" }).click();
  await page.waitForURL(/\/shopping\/cart/);
  await expect(page.getByLabel("Quantité")).toHaveValue("2");
  await expect(page.getByRole("link", { name: /^Pagne wax/ }).first()).toBeVisible();
});
