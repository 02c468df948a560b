import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { cards, expectSound, next } from "../support/cards.ts";
import { enter } from "../support/notebook.ts";
import {
  addGuests,
  type CaughtMessage,
  type Person,
  registerNamedCouple,
} from "../support/people.ts";
import { test } from "../support/shared-window.ts";

/** 170 characters that an SMS carries as they are: two segments; unique to the couple. */
const textOf = ({ eventId }: Person) =>
  `Mariage ${eventId}. ${"Venez danser avec nous, ".repeat(7)}`.slice(0, 169).padEnd(170, ".");

const headersOf = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

async function creditBySms(request: APIRequestContext, couple: Person): Promise<number> {
  const answer = await request.get("/api/v1/customer-channels", { headers: headersOf(couple) });
  const channels: { id: number; pivot: { remaining_messages: number } }[] = await answer.json();
  return channels.find(({ id }) => id === 3)?.pivot.remaining_messages ?? -1;
}

/** Saves a campaign by SMS, which is to be paid. */
async function saveBySms(
  request: APIRequestContext,
  couple: Person,
  guestIds: number[],
  body: string,
): Promise<{ id: number; reference: string }> {
  const saved = await request.post("/api/v1/message-save", {
    headers: headersOf(couple),
    data: {
      channel_id: 3,
      label: null,
      message_category_id: 1,
      message_model_id: null,
      message_design_id: 1,
      from: null,
      subject: null,
      body,
      tab: guestIds,
    },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  return (await saved.json()).data;
}

/** Five messages that were paid and could not be delivered: they are returned as credit. */
async function earnFiveMessages(request: APIRequestContext, couple: Person): Promise<void> {
  const headers = headersOf(couple);
  const rows = Array.from({ length: 5 }, (_, at) => ({
    event_id: couple.eventId,
    guest_id: 1,
    civility: "Monsieur",
    last_name: `Perdu ${at}`,
    given_names: "Yao",
    email: `perdu${at}-${couple.eventId}@exemple.test`,
    phone_number_1: `+(225) 05 09 ${10 + at} 00 00`,
  }));
  const added = await request.post("/api/v1/guests-events-store", { headers, data: rows });
  expect(added.status(), await added.text()).toBe(200);
  const guests: { id: number }[] = (await added.json()).data;
  const ids = guests.map(({ id }) => id);
  const { id: message, reference } = await saveBySms(request, couple, ids, "Venez danser");
  const initiated = await request.post("/api/v1/wave-payment", {
    headers,
    data: { transaction_id: reference },
  });
  const { payment_url } = (await initiated.json()).data;
  await request.post(payment_url, { form: { outcome: "pay" } });
  // Credited when paid, spent when sent, and returned when nothing was delivered.
  const errors = async () => {
    const answer = await request.get(`/api/v1/messages/${message}`, { headers });
    return (await answer.json()).error;
  };
  await expect.poll(errors, { timeout: 30_000 }).toBe(5);
  await expect.poll(() => creditBySms(request, couple), { timeout: 30_000 }).toBe(5);
  for (const { id } of guests) {
    const gone = await request.delete(`/api/v1/guests/events/${id}`, { headers });
    expect(gone.status()).toBe(200);
  }
}

/** Goes through the wizard to the payment of twelve SMS of two segments, with a credit of five. */
async function goToPayment(page: Page, couple: Person): Promise<string> {
  await enter(page, couple);
  await page.goto(cards.wizard);
  await page.getByRole("radio", { name: "Mon propre texte" }).check();
  await page.getByRole("button", { name: "Gras" }).waitFor();
  await page.getByRole("textbox", { name: "Votre message" }).fill(textOf(couple));
  await expect(page.getByText("2 SMS", { exact: true })).toBeVisible();
  await next(page).click();
  await page.getByRole("radio", { name: "Médaillon" }).check();
  await next(page).click();
  await expect(page.getByText("Reste 5")).toBeVisible();
  await page.getByRole("radio", { name: /^SMS/ }).check();
  await next(page).click();
  await page.getByRole("checkbox", { name: "Tout sélectionner" }).check();
  const price = page.getByRole("region", { name: "Prix de l’envoi" });
  await expect(price).toContainText(/2 SMS × 12\s?invités = 24/);
  await expect(price).toContainText(/19 × 25\s?FCFA = 475\s?FCFA/);
  await expect(price).toContainText(/561\s?FCFA/);
  await next(page).click();
  await expect(price).toContainText(/561\s?FCFA/);
  // The text has no link: the host says that it may leave without.
  await expect(page.getByText(/Votre texte ne contient pas le lien/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Aller au paiement" })).toBeDisabled();
  await expectSound(page, { isNew: true });
  await page.getByRole("button", { name: "Envoyer sans lien" }).click();
  await page.getByRole("button", { name: "Aller au paiement" }).click();
  await page.waitForURL(/paiement\//);
  const recap = page.getByRole("region", { name: "Récapitulatif" });
  await expect(recap).toContainText(/19 × 25\s?FCFA/);
  await expect(recap).toContainText(/475\s?FCFA/);
  await expect(recap).toContainText(/561\s?FCFA/);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** The SMS of a card that reached this couple's guests. */
async function smsOf(request: APIRequestContext, couple: Person): Promise<CaughtMessage[]> {
  const mailCatcher: CaughtMessage[] = await (await request.get("/dev/outbox.json")).json();
  return mailCatcher.filter(({ text }) => text === textOf(couple));
}

const methods = [
  { name: "Orange Money", asksNumber: false, rounds: false },
  { name: "MTN MoMo", asksNumber: true, rounds: false },
  { name: "Moov Money", asksNumber: true, rounds: false },
  { name: "Wave", asksNumber: false, rounds: false },
  { name: /CinetPay/, asksNumber: false, rounds: true },
];

test("twelve guests by SMS, with a credit of five, are paid by MTN MoMo", async ({
  page,
  request,
}) => {
  test.slow();
  const couple = await registerNamedCouple(request);
  await earnFiveMessages(request, couple);
  await addGuests(request, couple, 12);
  const reference = await goToPayment(page, couple);

  await page.getByRole("button", { name: "Payer" }).click();
  await expect(page.getByText("Choisissez un moyen de paiement").first()).toBeVisible();
  // CinetPay takes multiples of five only; what each company takes: `initiations.test.ts`.
  const rounded = page.getByText(/au lieu de 561\s?FCFA/);
  const number = page.getByLabel("Numéro qui paie");
  for (const { name, asksNumber, rounds } of methods) {
    await page.getByRole("radio", { name }).check();
    await expect(rounded).toHaveCount(rounds ? 1 : 0);
    await expect(number).toHaveCount(asksNumber ? 1 : 0);
  }
  await page.getByRole("radio", { name: "MTN MoMo" }).check();
  await number.fill("12");
  await page.getByRole("button", { name: "Payer" }).click();
  await expect(page.getByText("Numéro incorrect").first()).toBeVisible();
  await number.fill("05 01 02 03 04");
  await expectSound(page);
  await page.getByRole("button", { name: "Payer" }).click();
  await page.waitForURL(/envoi-de-faire-part/);
  await expect(page.getByText("Paiement en attente.")).toBeVisible();
  await expect(page.getByRole("timer")).toBeVisible();
  await expectSound(page);
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Ouvrir le téléphone de démonstration" }).click();
  const asked = await opened;
  const pay = asked.getByRole("button", { name: "Payer", exact: true });
  await pay.waitFor();
  // A window closed while navigating may never emit its close event.
  const answered = asked.waitForEvent("framenavigated");
  await pay.click();
  await answered;
  await asked.waitForLoadState();
  await asked.waitForLoadState();
  await asked.close();
  await expect(page.getByText(/Paiement reçu/).first()).toBeVisible();
  await expect(page.getByText("Envoyé avec succès")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("definition").first()).toHaveText("12");
  const recommended = page.getByRole("region", { name: "Prestataires recommandés" });
  await expect(recommended.getByRole("link", { name: /\(exemple\)/ }).first()).toBeVisible();
  await expectSound(page);

  const receipt = await page.request.get(
    (await page.getByRole("link", { name: /reçu/ }).getAttribute("href")) ?? "",
  );
  expect(receipt.headers()["content-type"]).toBe("application/pdf");
  const purchases = await request.get("/api/v1/customer-purchases", {
    headers: headersOf(couple),
  });
  const order = (await purchases.json()).find(
    (row: { reference: string }) => row.reference === reference,
  );
  expect(order).toMatchObject({ units: 19, due_fcfa: 475, total_fcfa: 561, state: "paid" });
  await page.goto(cards.list);
  await expect(page.getByRole("table").filter({ hasText: reference })).toContainText("Payé");
  await expectSound(page);
});

test("a Wave webhook received twice while the browser is closed makes one campaign and one receipt", async ({
  browser,
  request,
}) => {
  test.slow();
  const couple = await registerNamedCouple(request);
  const guests = await addGuests(request, couple, 12);
  const ids = guests.map(({ id }) => id);
  const { reference } = await saveBySms(request, couple, ids, textOf(couple));

  const context = await browser.newContext();
  const page = await context.newPage();
  await enter(page, couple);
  await page.goto(cards.pay(reference));
  await page.getByRole("radio", { name: "Wave" }).check();
  await page.getByRole("button", { name: "Payer" }).click();
  await page.waitForURL(/dev\/paiement/);
  const counter = page.url();
  await context.close();

  const response = await request.post(counter, { form: { outcome: "twice" }, maxRedirects: 0 });
  expect(response.status()).toBe(303);
  expect(response.headers().location).toContain("/envoi-de-faire-part-digital-joycard/");
  await expect
    .poll(async () => (await smsOf(request, couple)).length, { timeout: 30_000 })
    .toBe(12);
  await expect.poll(() => creditBySms(request, couple)).toBe(0);

  const headers = headersOf(couple);
  const campaigns = await (await request.get("/api/v1/messages", { headers })).json();
  expect(campaigns[0]).toMatchObject({ success: 12, error: 0, total: 12, status: "done" });
  const orders: { reference: string; state: string; receipt_url: string | null }[] = await (
    await request.get("/api/v1/customer-purchases", { headers })
  ).json();
  expect(orders.filter((order) => order.reference === reference)).toHaveLength(1);
  expect(orders.filter(({ receipt_url }) => receipt_url !== null)).toHaveLength(1);

  const again = await browser.newContext();
  const back = await again.newPage();
  await enter(back, couple);
  await back.goto(cards.sent(campaigns[0].id, reference));
  await expect(back.getByText(/Paiement reçu/)).toBeVisible();
  await expect(back.getByText("Envoyé avec succès")).toBeVisible();
  await again.close();
});
