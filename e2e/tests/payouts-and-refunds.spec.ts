import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { query } from "../support/database.ts";
import { enterAt } from "../support/notebook.ts";
import { confirmBooking, enterBookings, offerPackage } from "../support/packages.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { payByWave } from "../support/pay-by-wave.ts";
import { caughtMessage, freshEmail, type Person, registerCouple } from "../support/people.ts";
import { test } from "../support/shared-window.ts";
import { openConsole } from "../support/staff.ts";

const reservations = "/reservation-de-package-de-services-mariage-en-cote-divoire";

/** A package that a couple booked and whose deposit of 600 000 FCFA they paid; its provider's page. */
async function paidDeposit(page: Page, browser: Browser, couple: Person) {
  const name = `Buffet ${freshEmail("b").split("@")[0]}`;
  const { id, email } = await offerPackage(name, 2_000_000);
  const headers = { authorization: `Bearer ${couple.token}` };
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  const booked = await page.request.post("/api/v1/booking-package", {
    headers,
    data: { package_id: id, customer_id: couple.customerId, date_reservation: day },
  });
  expect(booked.status(), await booked.text()).toBe(200);
  const shop = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await enterBookings(shop, email);
  await confirmBooking(shop);
  await enterAt(page, couple, reservations);
  await page
    .getByRole("listitem")
    .filter({ hasText: name })
    .getByRole("link", { name: "Payer l’acompte" })
    .click();
  await payByWave(page);
  const { data }: { data: { id: number } } = await booked.json();
  return { shop, email, bookingId: data.id };
}

const mailAbout = (request: APIRequestContext, to: string, subject: RegExp, sum: RegExp) =>
  caughtMessage(request, to, (one) => subject.test(one.subject) && sum.test(one.text));

/** Runs a scheduled job now. */
const runJob = (name: string) =>
  query("insert into jobs.job (name, data) values ($1, '{}') returning 1 as id", [name]);

test("a deposit goes from its payer to the provider's phone, and both are written to", async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const couple = await registerCouple(request);
  const { shop, email, bookingId } = await paidDeposit(page, browser, couple);
  await mailAbout(request, email, /acompte/i, /600\s000/);
  await shop.goto("/pro/gains");
  const figure = (name: string) =>
    shop.locator("dl > div").filter({ has: shop.getByText(name, { exact: true }) });
  await expect(figure("En attente")).toContainText(/600\s000\sFCFA/);
  await expect(figure("Disponible")).toContainText(/^Disponible0\sFCFA/);
  await expectAccessible(shop);
  await expectNoSidewaysScroll(shop);

  // The day of the service and two days more pass.
  await query(
    `update held_deposits set paid_at = paid_at - interval '50 days', release_at = now() - interval '1 hour'
      where subject_kind = 'booking' and subject_id = $1 returning id`,
    [bookingId],
  );
  await runJob("end-bookings");
  await expect(async () => {
    await shop.reload();
    await expect(figure("Disponible")).toContainText(/600\s000\sFCFA/, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });

  const digits = String(Date.now()).slice(-8);
  await shop.getByRole("combobox", { name: "Opérateur" }).selectOption({ label: "Wave" });
  await shop.getByRole("textbox", { name: /Numéro mobile money/ }).fill(`07${digits}`);
  await shop.getByLabel(/Titulaire du numéro/).fill("Adjoua Kra");
  await shop.getByRole("checkbox", { name: /Le titulaire est identifié/ }).check();
  await shop.getByLabel(/^Votre mot de passe/).fill("faux");
  await shop.getByRole("button", { name: "Ajouter ce numéro" }).click();
  await expect(shop.getByText(/mot de passe/i).last()).toBeVisible();
  await shop.getByLabel(/^Votre mot de passe/).fill("demo");
  await shop.getByRole("button", { name: "Ajouter ce numéro" }).click();
  await expect(shop.getByText("À confirmer", { exact: true })).toBeVisible();
  const { code } = await caughtMessage(request, `+22507${digits}`, (one) => one.code !== null);
  await shop.getByLabel("Chiffre 1 sur 6").click();
  await shop.keyboard.type(code ?? "");
  await shop.getByRole("button", { name: "Confirmer ce numéro" }).click();
  await expect(shop.getByText(/premier versement à partir du/)).toBeVisible();
  await expect(shop.getByRole("button", { name: "Demander le versement" })).toHaveCount(0);
  await query(
    "update payout_numbers set proven_at = proven_at - interval '49 hours' where phone = $1 returning id",
    [`+22507${digits}`],
  );
  await shop.reload();
  await expect(shop.getByLabel("Montant")).toHaveValue(/600\s?000/);
  const otherTab = await shop.context().newPage();
  await otherTab.goto("/pro/gains");
  for (const tab of [shop, otherTab]) {
    await tab
      .getByLabel(/^Votre mot de passe/)
      .first()
      .fill("demo");
    await tab.getByRole("button", { name: "Demander le versement" }).click();
    await expect(tab.getByText("Demandé", { exact: true })).toBeVisible();
  }
  await expect(otherTab.getByText(/Ce montant dépasse ce que vous pouvez retirer/)).toBeVisible();
  await otherTab.close();
  await expectAccessible(shop);

  const [payout] = await query("select id from payouts where phone = $1", [`+22507${digits}`]);
  const address = `/console#/payouts/${payout?.id}/show`;
  const finance = await openConsole(browser, "finance", baseURL ?? "");
  await finance.goto(address);
  await finance.getByRole("button", { name: /^Approuver le versement de 600\s000\sFCFA/ }).click();
  await expect(finance.getByText(/Une deuxième personne doit/)).toBeVisible();
  const admin = await openConsole(browser, "admin", baseURL ?? "");
  await admin.goto(address);
  await admin.getByRole("button", { name: /^Approuver le versement de 600\s000\sFCFA/ }).click();
  await admin.getByRole("button", { name: /^Envoyer 600\s000\sFCFA par Wave/ }).click();
  await expect(async () => {
    await shop.reload();
    await expect(shop.getByText("Versé", { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(figure("Disponible")).toContainText(/^Disponible0\sFCFA/);
  await mailAbout(request, email, /versement de 600\s000\sFCFA est fait/, /600\s000/);

  const [provider] = await query("select provider_id as id from payouts where id = $1", [
    payout?.id,
  ]);
  await admin.goto(`/console#/ledger-accounts/provider-${provider?.id}/show`);
  await expect(
    admin
      .getByText("Versement fait, ", { exact: false })
      .or(admin.getByText(/Versement demandé/))
      .first(),
  ).toBeVisible();
  await expect(admin.getByText(/600\s000\sFCFA/).first()).toBeVisible();
  for (const { context } of [shop, finance, admin].map((one) => ({ context: one.context() })))
    await context.close();
});

test("two of the staff give back an exact amount of a payment, then its exact remainder", async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const couple = await registerCouple(request);
  const { shop, bookingId } = await paidDeposit(page, browser, couple);
  await shop.context().close();
  const [attempt] = await query(
    `select a.id from payment_attempts a join payments o on o.id = a.payment_id
      where o.subject_kind = 'booking' and o.subject_id = $1 and a.state = 'paid'`,
    [bookingId],
  );
  const address = `/console#/payments/${attempt?.id}/show`;
  const finance = await openConsole(browser, "finance", baseURL ?? "");
  const admin = await openConsole(browser, "admin", baseURL ?? "");
  const left = (on: Page, sum: RegExp) => expect(on.getByText(sum)).toBeVisible();

  await finance.goto(address);
  await left(finance, /Reste 600\s000\sFCFA sur 600\s000\sFCFA payés/);
  await finance.getByLabel(/^À rendre/).fill("700000");
  await left(finance, /Entrez un montant entier, 600\s000\sFCFA au plus/);
  await finance.getByLabel(/^À rendre/).fill("215000");
  await finance.getByLabel(/^Motif du remboursement/).fill("Dix couverts de moins");
  await finance.getByRole("button", { name: /^Rembourser 215\s000\sFCFA/ }).click();
  await expect(finance.getByText(/a demandé de rembourser 215\s000\sFCFA/)).toBeVisible();

  await admin.goto(address);
  await admin.getByLabel(/^Motif du remboursement/).fill("Dix couverts de moins");
  await admin.getByRole("button", { name: /^Approuver 215\s000\sFCFA/ }).click();
  await left(admin, /Reste 385\s000\sFCFA sur 600\s000\sFCFA payés/);

  await admin.getByLabel(/^Motif du remboursement/).fill("La fête est annulée");
  await admin.getByRole("button", { name: /^Rembourser 385\s000\sFCFA/ }).click();
  await expect(admin.getByText(/a demandé de rembourser 385\s000\sFCFA/)).toBeVisible();
  await finance.reload();
  await finance.getByLabel(/^Motif du remboursement/).fill("La fête est annulée");
  await finance.getByRole("button", { name: /^Approuver 385\s000\sFCFA/ }).click();
  await expect(finance.getByLabel(/^À rendre/)).toHaveCount(0);
  const rows = await query(
    "select amount_fcfa as id from payment_refunds where attempt_id = $1 order by id",
    [attempt?.id],
  );
  expect(rows.map(({ id }) => id)).toEqual([215_000, 385_000]);
  await finance.context().close();
  await admin.context().close();
});
