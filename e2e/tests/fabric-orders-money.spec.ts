import { notebookPrefix } from "@jdj/contract/paths/addresses";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { query } from "../support/database.ts";
import { enter } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { type Person, registerCouple } from "../support/people.ts";
import { savePicture } from "../support/pictures.ts";
import { test } from "../support/shared-window.ts";
import { orderToCocody } from "../support/shop.ts";

const DAYS_MS = 86_400_000;

/** A fabric order of a product of the shop at a price that covers it, with people who take one each. */
async function openOrder(request: APIRequestContext, owner: Person, people: number) {
  const headers = { authorization: `Bearer ${owner.token}` };
  const orders = `/api/v1/fabric-orders/${owner.eventId}`;
  const [variant] = await query(
    `select v.id from article_variants v join articles a on a.id = v.article_id
     where a.name ilike 'pagne wax%' and v.removed_at is null and v.stock >= $1 and a.price_fcfa <= 20000
     order by v.id limit 1`,
    [people],
  );
  const made = await request.post(orders, {
    headers,
    data: {
      name: "Pagne de la famille",
      unit: "6 yards",
      unit_price: 25_000,
      variant_id: variant?.id,
      deadline: new Date(Date.now() + 20 * DAYS_MS).toISOString().slice(0, 10),
    },
  });
  expect(made.status(), await made.text()).toBe(200);
  const { id } = await made.json();
  const of = `${orders}/${id}`;
  for (let person = 1; person <= people; person += 1) {
    const name = `Cousine ${String(person).padStart(2, "0")}`;
    const data = {
      name,
      phone_number_1: `07 01 02 ${String(1000 + person).replace(/(..)(..)/, "$1 $2")}`,
    };
    expect((await request.post(`${of}/people`, { headers, data })).status()).toBe(200);
  }
  const { shares, sizes } = await (await request.get(of, { headers })).json();
  for (const share of shares) {
    const { name, phone: phone_number_1, version } = share;
    const data = { name, phone_number_1, size: sizes[0] ?? "", quantity: 1, version };
    const saved = await request.put(`${of}/people/${share.id}`, { headers, data });
    expect(saved.status(), await saved.text()).toBe(200);
  }
  const read = async () => (await request.get(of, { headers })).json();
  return { id, of, headers, read };
}

/** Pays shares at the fake gateway, without the pages. */
async function payShares(request: APIRequestContext, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const token = path.split("/").at(-1);
    const opened = await request.post(`/api/v1/fabric-shares/${token}/payment`);
    expect(opened.status(), await opened.text()).toBe(200);
    const { reference } = await opened.json();
    const pay = `/api/v1/payments/stranger-orders/${reference}/pay`;
    const begun = await request.post(pay, { data: { method: "WAVE" } });
    expect(begun.status(), await begun.text()).toBe(200);
    const [gateway] = /\/dev\/paiement\/wave\/[^"?]+/.exec(await begun.text()) ?? [];
    const made = await request.post(gateway ?? "", { form: { outcome: "pay" }, maxRedirects: 0 });
    expect(made.status()).toBe(303);
  }
}

/** What was paid of an order, and the confirmation of a number, three days earlier than they were. */
async function waitThreeDays(orderId: number, eventId: number): Promise<void> {
  await query(
    "update fabric_shares set paid_at = paid_at - interval '3 days' where order_id = $1 and paid_at is not null",
    [orderId],
  );
  await query(
    `insert into payout_numbers (event_id, method, phone, holder, is_identified, proven_at, created_at)
     values ($1::bigint, 'wave', '+22507' || lpad($1::bigint::text, 8, '0'), 'Awa Kouassi', true, now() - interval '3 days', now())`,
    [eventId],
  );
}

/** Makes somebody the treasurer of an event, as an accepted invitation does. */
async function makeTreasurer(request: APIRequestContext, owner: Person): Promise<Person> {
  const treasurer = await registerCouple(request);
  await query(
    `with member as (select c.id from customers c join users u on u.id = c.user_id where u.email = $2),
     other as (update event_members set is_current = false where customer_id in (select id from member))
     insert into event_members (event_id, customer_id, role) select $1, id, 'treasurer' from member`,
    [owner.eventId, treasurer.email],
  );
  await query(
    `update event_members set is_current = true where event_id = $1
     and customer_id = (select c.id from customers c join users u on u.id = c.user_id where u.email = $2)`,
    [owner.eventId, treasurer.email],
  );
  return treasurer;
}

/** Orders what is in the cart, delivered to Cocody. */
async function order(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Commander", exact: true }).click();
  await orderToCocody(page);
}

const sumOf = (page: Page, term: string) =>
  page.locator("dl > div").filter({ hasText: term }).locator("dd");

test("what twelve people paid buys their cloth, and the owner and the treasurer withdraw what is left", async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const owner = await registerCouple(request);
  const treasurer = await makeTreasurer(request, owner);
  const { id, of, headers, read } = await openOrder(request, owner, 12);
  const { shares } = await read();
  const paths: string[] = shares.map(({ path }: { path: string }) => path);
  await payShares(request, paths.slice(0, 11));
  await expect.poll(async () => (await read()).totals.paid_people).toBe(11);
  const last = `${of}/people/${shares[11].id}/cash`;
  const money = `${notebookPrefix}/commandes-de-pagnes/${id}/argent`;

  await enter(page, owner);
  await page.goto(`${notebookPrefix}/commandes-de-pagnes/${id}`);
  await page.getByRole("link", { name: "L’argent de cette commande" }).click();
  await page.waitForURL(new RegExp(`${id}/argent`));
  await expect(sumOf(page, "Ce qui reste")).toHaveText(/275\s000\sFCFA/);
  await expect(sumOf(page, "Encore dû")).toHaveText(/25\s000\sFCFA/);
  await expect(page.getByRole("button", { name: /WhatsApp.*relancer Cousine 12/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await savePicture(page, "fabric-money-12");

  // The cash of the last one is with the committee: it does not pay in the shop.
  expect((await request.post(last, { headers, data: { paid: true } })).status()).toBe(200);
  await page.goto(`${notebookPrefix}/commandes-de-pagnes/${id}`);
  await page.getByRole("button", { name: "Clore la commande" }).click();
  await page.getByRole("button", { name: "Commander chez le vendeur" }).click();
  await page.waitForURL(/\/shopping\/cart/);
  await order(page);
  await page.waitForURL(/achats-de-pagnes/);
  await expect(sumOf(page, "Argent collecté disponible")).toHaveText(/275\s000\sFCFA/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await savePicture(page, "fabric-purchase");
  await page.getByRole("button", { name: /avec l’argent collecté/ }).click();
  await expect(page.getByText(/La commande est payée avec l’argent collecté/)).toBeVisible();
  await expect(sumOf(page, "Reste à payer")).toHaveText(/^0\sFCFA/);
  expect(await read()).toMatchObject({ state: "sent", progress: { ordered: { units: 12 } } });
  await savePicture(page, "fabric-purchase-paid");

  // What is left is withdrawn by two.
  await waitThreeDays(id, owner.eventId);
  await page.goto(money);
  await page.getByText(/^Demander un retrait/).click();
  await page.getByLabel(/^Montant/).fill("5000");
  await page
    .getByLabel(/^Votre mot de passe/)
    .first()
    .fill(owner.password);
  await page.getByRole("button", { name: "Demander le versement" }).click();
  await expect(page.getByText(/doit le confirmer/)).toBeVisible();
  await expectAccessible(page);
  await savePicture(page, "fabric-withdrawal-asked");

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await enter(theirs, treasurer);
  await theirs.goto(money);
  await expect(theirs.getByText(/À vous de le confirmer/)).toBeVisible();
  await expectAccessible(theirs);
  await expectNoSidewaysScroll(theirs);
  await savePicture(theirs, "fabric-withdrawal-confirm");
  await theirs
    .getByLabel(/^Votre mot de passe/)
    .first()
    .fill("faux");
  await theirs.getByRole("button", { name: /^Confirmer le retrait de 5/ }).click();
  await expect(theirs.getByText("Ce mot de passe est incorrect").first()).toBeVisible();
  await theirs
    .getByLabel(/^Votre mot de passe/)
    .first()
    .fill(treasurer.password);
  await theirs.getByRole("button", { name: /^Confirmer le retrait de 5/ }).click();
  await expect(theirs.getByText(/Le retrait est confirmé/)).toBeVisible();
  await expect(sumOf(theirs, "Retiré")).toHaveText(/^5\s000\sFCFA/);
  await context.close();

  await page.goto(money);
  await expect(sumOf(page, "Retiré")).toHaveText(/^5\s000\sFCFA/);
  await page.getByText("Tout le compte, ligne par ligne").click();
  await expect(page.getByText("Retrait", { exact: true })).toBeVisible();
  await savePicture(page, "fabric-money-after");
});

test("the money of eighty people fits a phone, and one who owes is reminded from its page", async ({
  page,
  request,
}) => {
  test.slow();
  const owner = await registerCouple(request);
  const { id, headers, of, read } = await openOrder(request, owner, 80);
  const { shares } = await read();
  for (const share of shares.slice(0, 40)) {
    const paid = `${of}/people/${share.id}/cash`;
    expect((await request.post(paid, { headers, data: { paid: true } })).status()).toBe(200);
  }
  await payShares(request, [shares[40].path]);
  await expect.poll(async () => (await read()).totals.paid_people).toBe(41);
  await enter(page, owner);
  await page.goto(`${notebookPrefix}/commandes-de-pagnes/${id}/argent`);
  await expect(sumOf(page, "Collecté par mobile money")).toHaveText(/^25\s000\sFCFA/);
  await expect(sumOf(page, "Encore dû")).toHaveText(/975\s000\sFCFA/);
  await expect(page.getByText("Voir les 31 autres", { exact: true })).toBeVisible();
  await page.getByText("Voir les 31 autres", { exact: true }).click();
  await expect(page.getByText("Cousine 80", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await savePicture(page, "fabric-money-80");
});
