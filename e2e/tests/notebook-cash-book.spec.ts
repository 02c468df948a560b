import { notebookPrefix } from "@jdj/contract/paths/addresses";
import { expect, type Page } from "@playwright/test";
import { query } from "../support/database.ts";
import { enter, enterAt, notebook, open } from "../support/notebook.ts";
import { confirmBooking, enterBookings, offerPackage } from "../support/packages.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { payByWave } from "../support/pay-by-wave.ts";
import { freshEmail, type Person, registerCouple, signIn } from "../support/people.ts";
import { checkAndSave, photo, savePicture } from "../support/pictures.ts";
import { test } from "../support/shared-window.ts";
import { share } from "../support/sharing.ts";

const budget = `${notebookPrefix}/budgets`;
const address = `${budget}/livre-de-caisse`;

const formWith = (page: Page, name: string) =>
  page.locator("form", { has: page.getByRole("button", { name, exact: true }) });

/** Notes a payment by cash in the open form. */
async function note(page: Page, line: string, amount: string): Promise<void> {
  const form = formWith(page, "Noter ce paiement");
  await form.getByLabel("Poste").selectOption(line);
  await form.getByLabel("Montant").fill(amount);
  await form.getByLabel("Moyen de paiement").selectOption("Espèces");
}

/** Presses an action of a payment: behind « ⋯ » on a phone. */
async function act(page: Page, line: string, action: string): Promise<void> {
  const row = page.getByRole("listitem").filter({ hasText: line });
  const more = row.locator("summary");
  if (await more.isVisible()) await more.click();
  await row.getByRole("link", { name: new RegExp(`^${action}`) }).click();
}

test("a couple notes a payment, plans instalments, and pays one @both", async ({
  page,
  request,
}) => {
  await enter(page, await registerCouple(request));
  await open(page, address);
  await expect(page.getByText("Aucun paiement noté.")).toBeVisible();
  await savePicture(page, "cash-book-empty");

  const form = formWith(page, "Noter ce paiement");
  await form.getByRole("button", { name: "Noter ce paiement" }).click();
  await expect(form.getByText("Ce champ est requis").first()).toBeVisible();
  await note(page, "Traiteur", "200000");
  await form.getByLabel("Payé par").fill("Tonton Ahou");
  await form.getByRole("button", { name: "Noter ce paiement" }).click();
  await expect(page.getByText("par Tonton Ahou")).toBeVisible();

  await page.getByRole("link", { name: "Échéancier" }).click();
  const plan = formWith(page, "Noter les échéances");
  await plan.getByLabel("Poste").selectOption("Alliances");
  await plan.getByLabel("Montant à répartir").fill("300000");
  await plan.getByRole("textbox", { name: "Première échéance" }).fill("15/01/2027");
  await plan.getByRole("button", { name: "Noter les échéances" }).click();
  await expect(page.getByText("À payer le 15 mars 2027")).toBeVisible();
  await checkAndSave(page, "cash-book");

  await page
    .getByRole("link", { name: /^C’est payé/ })
    .first()
    .click();
  const paying = formWith(page, "Enregistrer");
  await paying.getByLabel("Moyen de paiement").selectOption("Espèces");
  await savePicture(page, "cash-book-pay");
  await paying.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Paiement modifié.")).toBeVisible();
  await expect(page.getByRole("link", { name: /^C’est payé/ })).toHaveCount(2);

  // The budget says of each line what is paid and what is left, and leads back to its payments.
  await open(page, budget);
  await expect(page.getByText("Payé 300 000 · reste 200 000 FCFA")).toBeVisible();
  if ((page.viewportSize()?.width ?? 0) < 768)
    await page.getByRole("button", { name: "Tenues et beauté", exact: true }).click();
  await page.getByRole("link", { name: "Payé 100 000 · reste 200 000 FCFA" }).click();
  await expect(page.getByText("3 paiements · 300 000 FCFA")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Traiteur" })).toHaveCount(0);
});

test("a receipt is photographed on a phone, opened, removed, and added to a payment", async ({
  page,
  request,
}) => {
  await enter(page, await registerCouple(request));
  await open(page, address);
  await note(page, "Alliances", "115000");
  await formWith(page, "Noter ce paiement").getByLabel("Reçu").setInputFiles(photo);
  await page.getByRole("button", { name: "Noter ce paiement" }).click();
  const receipt = page.getByRole("link", { name: /^Voir le reçu/ });
  await expect(receipt).toBeVisible();
  const shown = await page.request.get((await receipt.getAttribute("href")) ?? "");
  expect(shown.headers()["content-type"]).toBe("image/webp");

  await act(page, "Alliances", "Retirer le reçu");
  await checkAndSave(page, "cash-book-removal");
  await page.getByRole("button", { name: "Retirer le reçu" }).click();
  await expect(receipt).toHaveCount(0);
  await expect(page.getByRole("listitem").filter({ hasText: "115 000 FCFA" })).toBeVisible();

  await act(page, "Alliances", "Modifier");
  const changing = formWith(page, "Enregistrer");
  await changing.getByLabel("Reçu").setInputFiles({
    ...photo,
    buffer: Buffer.from("no picture"),
  });
  await changing.getByLabel("Note").fill("Solde");
  await changing.getByRole("button", { name: "Enregistrer" }).click();
  await expect(changing.locator("[data-invalid]")).toBeVisible();
  await expect(changing.getByLabel("Note")).toHaveValue("Solde");
  await changing.getByLabel("Reçu").setInputFiles(photo);
  await changing.getByRole("button", { name: "Enregistrer" }).click();
  await expect(receipt).toBeVisible();
  await expect(page.getByText("Solde", { exact: true })).toBeVisible();

  await act(page, "Alliances", "Retirer(?! le reçu)");
  await page.getByRole("button", { name: "Retirer", exact: true }).click();
  await expect(page.getByText("Aucun paiement noté.")).toBeVisible();
});

/** Notes payments through the API. */
async function enterPayments(page: Page, { token, eventId }: Person, payers: readonly string[]) {
  const headers = { authorization: `Bearer ${token}` };
  const [group] = await (
    await page.request.get(`/api/v1/budgets-by-event/${eventId}`, { headers })
  ).json();
  for (const [at, paid_by] of payers.entries()) {
    const data = {
      budget_id: group.children[at % group.children.length].id,
      amount: String(1000 * (at + 1)),
      ...{ paid_on: "2026-10-01", means: at % 2 ? "wave" : "cash", paid_by },
    };
    const path = `/api/v1/cash-book/${eventId}/entries`;
    const answer = await page.request.post(path, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

test("payments are filtered, also without script, and what is shown is exported @both", async ({
  page,
  browser,
  request,
}) => {
  const awa = await registerCouple(request);
  await enterPayments(page, awa, ["Awa", "Yann", "=1+1", "Awa"]);
  await enterAt(page, awa, `${address}?moyen=wave`);
  await expect(page.getByText("2 paiements · 6 000 FCFA")).toBeVisible();
  await page.getByLabel("Payé par").selectOption("Yann");
  await expect(page.getByText("1 paiement · 2 000 FCFA")).toBeVisible();
  await checkAndSave(page, "cash-book-filter");
  await page.getByLabel("Payé par").selectOption("");
  await page.getByLabel("Moyen").selectOption("");
  await expect(page.getByRole("link", { name: "Tout afficher" })).toHaveCount(0);
  await expect(page.getByLabel("État")).toBeVisible();
  await page.getByLabel("État").selectOption("En retard");
  await expect(page.getByText("Aucun paiement ne correspond.")).toBeVisible();
  await page.getByRole("link", { name: "Tout afficher" }).click();
  await expect(page.getByRole("link", { name: /^Modifier/, includeHidden: true })).toHaveCount(4);
  await expect(page.getByLabel("Payé par")).toHaveValue("");
  const all = await page.request.get(`${address}/export.csv`);
  expect(await all.text()).toContain("'=1+1");
  const some = await page.request.get(`${address}/export.csv?qui=Yann`);
  expect((await some.text()).trimEnd().split("\r\n")).toHaveLength(2);

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: new URL(page.url()).origin,
  });
  const bare = await plain.newPage();
  await enterAt(bare, awa, address);
  await bare.getByText("Filtrer", { exact: true }).first().click();
  await bare.getByLabel("Payé par").selectOption("Awa");
  await bare.getByRole("button", { name: "Filtrer" }).click();
  await expect(bare.getByText("2 paiements · 5 000 FCFA")).toBeVisible();
  await plain.close();
});

test("a filter chosen while the scripts still load is applied when they have", async ({
  page,
  request,
}) => {
  const awa = await registerCouple(request);
  await enterPayments(page, awa, ["Awa", "Yann"]);
  await enterAt(page, awa, address);
  const released = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client/, async (route) => {
    await released.promise;
    await route.continue();
  });
  // « load » waits for the scripts.
  await page.goto(`${address}?moyen=wave`, { waitUntil: "commit" });
  await page.getByLabel("Moyen").selectOption("");
  await page.getByLabel("Payé par").selectOption("Awa");
  released.resolve();
  await expect(page.getByText("1 paiement · 1 000 FCFA")).toBeVisible();
  await expect(page.getByLabel("Moyen")).toHaveValue("");
});

test("a deposit paid here enters itself, with the way to its booking", async ({
  page,
  browser,
  request,
}) => {
  const name = `Buffet ${freshEmail("b").split("@")[0]}`;
  const { id, email } = await offerPackage(name);
  await enterAt(page, await registerCouple(request), `${notebook.summary}`);
  await page.goto(`/description-package-des-prestataires-de-services-en-cote-divoire/${id}`);
  await page.getByRole("button", { name: "Commander maintenant" }).click();
  await page.waitForURL(/reservation-de-package/);
  const shop = await (await browser.newContext()).newPage();
  await enterBookings(shop, email);
  await confirmBooking(shop);
  await shop.context().close();
  await page.reload();
  await page.getByRole("link", { name: "Payer l’acompte" }).click();
  await payByWave(page);

  await expect(async () => {
    await page.goto(address);
    await expect(page.getByText("Acompte payé ici")).toBeVisible({ timeout: 1000 });
  }).toPass();
  const row = page.getByRole("listitem").filter({ hasText: "Acompte payé ici" });
  await expect(row).toContainText(/60\s000\sFCFA/);
  await expect(row).toContainText("Wave");
  await expect(row.getByRole("link", { name: /^Retirer/, includeHidden: true })).toHaveCount(0);
  await checkAndSave(page, "cash-book-deposit");
  await row.getByRole("link", { name: /^Voir la réservation/ }).click();
  await expect(page.getByText("L’acompte est payé", { exact: false })).toBeVisible();
});

test("a treasurer who signs in begins with the budget, keeps the book, and nothing else", async ({
  page,
  request,
}) => {
  const awa = await registerCouple(request);
  await page.goto("/connexion");
  const treasurer = await share(page, awa, "treasurer");
  await signIn(page, treasurer);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Budget");
  await expect(page.getByText("Carnet partagé par Awa Kouassi")).toBeVisible();
  await page.getByRole("link", { name: "Caisse" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Livre de caisse");
  await note(page, "Frais de la mairie", "30000");
  await page.getByRole("button", { name: "Noter ce paiement" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Frais de la mairie" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.goto(notebook.committee);
  await expect(page.getByText("vous laisse lire cette page sans la changer")).toBeVisible();
  await expect(page.getByRole("button", { name: "Enregistrer" })).toHaveCount(0);
  await page.goto(notebook.guests);
  await expect(page.getByRole("link", { name: "Ajouter", exact: true })).toHaveCount(0);
  const headers = { authorization: `Bearer ${treasurer.token}` };
  const removed = await request.delete(`/api/v1/events-delete/${awa.eventId}`, { headers });
  expect(removed.status()).toBeGreaterThanOrEqual(400);

  // A reader sees the same payment, and no way to change it.
  const reader = await share(page, awa, "reader");
  await enterAt(page, reader, address);
  await expect(page.getByRole("listitem").filter({ hasText: "Frais de la mairie" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Noter un paiement" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Modifier/, includeHidden: true })).toHaveCount(0);
  const paid = await query("select id from cash_book_entries where event_id = $1", [awa.eventId]);
  expect(paid).toHaveLength(1);
});
