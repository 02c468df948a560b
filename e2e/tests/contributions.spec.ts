import { notebookPrefix } from "@jdj/contract/paths/addresses";
import { expect, type Locator, type Page } from "@playwright/test";
import { query } from "../support/database.ts";
import { enter, enterAt, open } from "../support/notebook.ts";
import { payByWave } from "../support/pay-by-wave.ts";
import { type Person, registerCouple } from "../support/people.ts";
import { checkAndSave, savePicture } from "../support/pictures.ts";
import { test } from "../support/shared-window.ts";
import { share } from "../support/sharing.ts";
import { openConsole } from "../support/staff.ts";

const address = `${notebookPrefix}/cotisations`;

const formWith = (page: Page, name: string) =>
  page.locator("form", { has: page.getByRole("button", { name, exact: true }) });

/** The row of a contributor in their group. */
const rowOf = (page: Page, group: string, name: string): Locator =>
  page.getByRole("region", { name: group }).locator("li[id^=personne]").filter({ hasText: name });

/** Adds contributors through the API. */
async function add(page: Page, { token, eventId }: Person, people: readonly object[]) {
  for (const person of people) {
    const answer = await page.request.post(`/api/v1/contributions/${eventId}/people`, {
      headers: { authorization: `Bearer ${token}` },
      data: { group: "", phone_number_1: "", pledged: "", note: "", ...person },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

test("a register is kept by two, shared as a list and closed @both", async ({ page, request }) => {
  const owner = await registerCouple(request);
  const treasurer = await share(page, owner, "treasurer");
  await enter(page, treasurer);
  await open(page, address);
  await checkAndSave(page, "contributions-empty");

  // A wrong sum is said at its field, and nothing typed is lost.
  const form = formWith(page, "Ajouter au registre");
  await form.getByLabel("Nom").fill("Tantie Rose");
  await form.getByLabel("Groupe").fill("Famille");
  await form.getByLabel("A promis").fill("60000000");
  await form.getByRole("button", { name: "Ajouter au registre" }).click();
  await expect(form.getByText("C’est au-dessus de").first()).toBeVisible();
  await expect(form.getByLabel("Nom")).toHaveValue("Tantie Rose");
  await form.getByLabel("A promis").fill("50000");
  await form.getByRole("button", { name: "Ajouter au registre" }).click();
  const rose = rowOf(page, "Famille", "Tantie Rose");
  await expect(rose.getByText("Reste 50 000 FCFA")).toBeVisible();

  // Cash waits for a second person; the same again is asked about.
  for (const again of [false, true]) {
    await rose.getByRole("link", { name: /^Noter des espèces/ }).click();
    const cash = formWith(page, "Noter ces espèces");
    await cash.getByLabel("Reçu en espèces").fill("20000");
    await cash.getByRole("button", { name: "Noter ces espèces" }).click();
    if (!again) continue;
    await expect(cash.getByText("Est-ce un autre versement").first()).toBeVisible();
    await savePicture(page, "contributions-same-cash");
    await cash.getByRole("link", { name: "Annuler" }).click();
  }
  await expect(rose.getByText("20 000 FCFA à confirmer")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Je confirme/ })).toHaveCount(0);
  await enterAt(page, owner, address);
  const waiting = page.getByRole("region", { name: "À confirmer" });
  await checkAndSave(page, "contributions-waiting");
  await waiting.getByRole("button", { name: /^Je confirme/ }).click();
  await expect(rose.getByText("Reste 30 000 FCFA")).toBeVisible();
  await expect(waiting).toHaveCount(0);

  // The list has names only where it is chosen.
  await page.getByText("La liste pour WhatsApp").click();
  const list = page.getByLabel("Texte à coller");
  await expect(list).toHaveValue(/Reçu : 20 000 FCFA/);
  await expect(list).not.toHaveValue(/Rose/);
  await page.getByLabel("Les noms").check();
  await page.getByLabel("Ce que chacun a donné").check();
  await page.getByRole("button", { name: "Préparer" }).click();
  await expect(list).toHaveValue(/- Tantie Rose : 20 000 FCFA sur 50 000 FCFA/);
  await checkAndSave(page, "contributions-list");

  await page.getByText("Clore le registre").first().click();
  await page.getByRole("button", { name: "Clore le registre" }).click();
  await expect(page.getByText(/^Registre clos par/)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Noter des espèces/ })).toHaveCount(0);
  await checkAndSave(page, "contributions-closed");
  await page.getByRole("button", { name: "Rouvrir le registre" }).click();
  await expect(page.getByRole("link", { name: /^Noter des espèces/ })).toHaveCount(1);
});

test("a register is kept without script, and printed", async ({ page, browser, request }) => {
  const owner = await registerCouple(request);
  await add(page, owner, [
    { name: "Tantie Rose", group: "Famille", pledged: "50 000" },
    { name: "Koffi", group: "Collègues", pledged: "20 000" },
  ]);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    viewport: page.viewportSize(),
  });
  const bare = await plain.newPage();
  await enterAt(bare, owner, address);
  const koffi = rowOf(bare, "Collègues", "Koffi");
  await koffi.getByRole("link", { name: /^Noter des espèces/ }).click();
  await bare.getByLabel("Reçu en espèces").fill("5 000");
  await bare.getByRole("button", { name: "Noter ces espèces" }).click();
  await expect(koffi.getByText("5 000 FCFA à confirmer")).toBeVisible();
  await expect(bare.getByText("Il faut une deuxième personne")).toBeVisible();
  await bare.goto(address);
  await bare.getByRole("link", { name: "Registre", exact: true }).click();
  await expect(bare.getByRole("row", { name: /^Tantie Rose/ })).toContainText("50 000");
  await savePicture(bare, "contributions-register");
  await bare.emulateMedia({ media: "print" });
  await expect(bare.getByText("La trésorerie")).toBeVisible();
  await savePicture(bare, "contributions-printed");
  await plain.close();
});

/** What came in, and a number of the hosts, as of three days ago. */
async function waitThreeDays({ eventId }: Person): Promise<void> {
  await query(
    `update contribution_payments set paid_at = paid_at - interval '3 days'
     where contributor_id in (select id from contributors where event_id = $1)`,
    [eventId],
  );
  await query(
    `insert into payout_numbers (event_id, method, phone, holder, is_identified, proven_at, created_at)
     values ($1::bigint, 'wave', '+22505' || lpad($1::bigint::text, 8, '0'), 'Awa Kouassi', true, now() - interval '3 days', now())`,
    [eventId],
  );
}

interface Shown {
  contributors: { id: number; name: string; path: string; cash: { id: number }[] }[];
  totals: { received_fcfa: number; waiting_fcfa: number; left_fcfa: number };
}

test("a committee collects from twelve contributors and withdraws by two", async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const owner = await registerCouple(request);
  const treasurer = await share(page, owner, "treasurer");
  const groups = ["Famille", "Collègues", "Paroisse"];
  await add(
    page,
    owner,
    Array.from({ length: 12 }, (_, place) => ({
      ...{ name: `Cousine ${String(place + 1).padStart(2, "0")}`, pledged: 10_000 },
      ...{ group: groups[place % 3], phone_number_1: `07 01 02 30 ${10 + place}` },
    })),
  );
  const path = `/api/v1/contributions/${owner.eventId}`;
  const as = ({ token }: Person) => ({ headers: { authorization: `Bearer ${token}` } });
  const read = async (): Promise<Shown> => (await request.get(path, as(owner))).json();
  const { contributors } = await read();

  // Six give cash to the treasurer, and the owner confirms it on the page, one of them by hand.
  for (const { id } of contributors.slice(0, 6)) {
    const data = { amount: 10_000, paid_on: new Date().toISOString().slice(0, 10), note: "" };
    const noted = await request.post(`${path}/people/${id}/cash`, { ...as(treasurer), data });
    expect(noted.status(), await noted.text()).toBe(200);
  }
  await enter(page, owner);
  await open(page, address);
  await savePicture(page, "contributions-twelve");
  await page
    .getByRole("region", { name: "À confirmer" })
    .getByRole("button", { name: /^Je confirme/ })
    .first()
    .click();
  await expect(page.getByText("Confirmé\u00a0: cela compte.")).toBeVisible();
  const rest = (await read()).contributors.flatMap(({ cash }) => cash);
  for (const { id } of rest) await request.post(`${path}/cash/${id}/confirm`, as(owner));
  expect((await read()).totals).toMatchObject({ received_fcfa: 60_000, waiting_fcfa: 0 });

  // Six pay by mobile money, the first on her page without an account, in two instalments.
  const stranger = await (await browser.newContext()).newPage();
  const [first, ...others] = contributors.slice(6);
  await stranger.goto(first?.path ?? "");
  await checkAndSave(stranger, "contribution-link");
  for (const amount of ["99", "4000", "6000"]) {
    await stranger.getByLabel("Je verse maintenant").fill(amount);
    await stranger.getByRole("button", { name: "Payer par mobile money" }).click();
    if (amount === "99") {
      await expect(stranger.getByText("Le montant minimum est de 100 FCFA").first()).toBeVisible();
      continue;
    }
    await payByWave(stranger);
    await stranger.getByRole("link", { name: "Retour à ma cotisation" }).first().click();
  }
  await expect(stranger.getByText("votre promesse est tenue")).toBeVisible();
  await expect(stranger.getByRole("link", { name: /reçu/i })).toHaveCount(2);
  await expect(stranger.getByText("Cousine 08")).toHaveCount(0);
  await checkAndSave(stranger, "contribution-paid");
  for (const one of others) {
    const token = one.path.split("/").at(-1);
    const begun = await request.post(`/api/v1/public-contributions/${token}/payments`, {
      data: { amount: 10_000 },
    });
    const { reference } = await begun.json();
    const pay = `/api/v1/payments/stranger-orders/${reference}/pay`;
    const asked = await (await request.post(pay, { data: { method: "WAVE" } })).text();
    const [gateway] = /\/dev\/paiement\/wave\/[^"?]+/.exec(asked) ?? [];
    await request.post(gateway ?? "", { form: { outcome: "pay" }, maxRedirects: 0 });
  }
  await expect.poll(async () => (await read()).totals.received_fcfa).toBe(120_000);

  // The treasurer asks for what came by mobile money, and the owner confirms it.
  await waitThreeDays(owner);
  const both = [treasurer, owner];
  for (const member of both) {
    await enter(page, member);
    await open(page, address);
    await page.getByRole("link", { name: "Par mobile money" }).click();
    await expect(page.getByRole("heading", { name: "L’argent des cotisations" })).toBeVisible();
    if (member === owner) {
      await savePicture(page, "contributions-money");
      await page
        .getByLabel(/^Votre mot de passe/)
        .first()
        .fill(owner.password);
      await page.getByRole("button", { name: /^Confirmer le retrait de/ }).click();
      continue;
    }
    await page.getByText(/^Demander un retrait/).click();
    await page.getByLabel(/^Montant/).fill("60000");
    await page
      .getByLabel(/^Votre mot de passe/)
      .first()
      .fill(treasurer.password);
    await page.getByRole("button", { name: "Demander le versement" }).click();
    await expect(page.getByText(/doit le confirmer/)).toBeVisible();
  }
  await expect(page.getByText(/^Le retrait est confirmé/)).toBeVisible();
  await expect(page.locator("dl > div").filter({ hasText: "Ce qui reste" })).toContainText(
    "0 FCFA",
  );
  const [payout] = await query(
    "select amount_fcfa, state from payouts where event_id = $1 and account = 'contributions'",
    [owner.eventId],
  );
  expect(payout).toMatchObject({ amount_fcfa: 60_000, state: "requested" });

  // Somebody who paid calls support, who finds the register by her phone.
  const staff = await openConsole(browser, "support", baseURL ?? "");
  await staff.goto("/console#/contributions");
  await staff.getByRole("textbox", { name: "Rechercher" }).fill("07 01 02 30 16");
  const row = staff.getByRole("row").filter({ hasText: /60.000/ });
  await expect(staff.getByRole("table").getByText("Ahou Kouamé")).toHaveCount(0);
  // Rows are rendered again once the search is in the address: a press before it may be lost.
  await staff.waitForURL(/filter=/);
  await expect(row).toHaveCount(1);
  await savePicture(staff, "console-contributions");
  await row.getByText(/60.000/).click();
  await expect(staff.getByText(/Cousine 07 : 10.000/)).toBeVisible();
  await expect(staff.getByText(/^60.000.FCFA confirmés/)).toBeVisible();
  await savePicture(staff, "console-contribution");
});
