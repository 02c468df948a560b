import { type AddressName, patterns } from "@jdj/contract/paths/addresses";
import { fillAddress } from "@jdj/contract/paths/fill-address";
import {
  type APIRequestContext,
  type Cookie,
  expect,
  request as http,
  type Page,
  test,
} from "@playwright/test";
import { query } from "../support/database.ts";
import { fillNotebook } from "../support/fill-notebook.ts";
import { enter } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { withoutPage } from "../support/pages.ts";
import { type Person, registerCouple } from "../support/people.ts";
import { savePicture } from "../support/pictures.ts";
import { inviteGuests, openCheckIn } from "../support/responses.ts";
import { enterShop } from "../support/shop.ts";

/** Pages only for visitors without a session: others are redirected. */
const forStrangers: AddressName[] = [
  "signIn",
  "register",
  "forgottenPassword",
  "resetPassword",
  "proSignIn",
  "proForgottenPassword",
  "proResetPassword",
  "proActivation",
];

/** A couple whose notebook has content on every page. */
interface Prepared {
  couple: Person;
  /** The session of the demonstration's provider. */
  shopCookies: Cookie[];
  params: Partial<Record<AddressName, Record<string, string | number>>>;
  /** The query of an address, with its question mark. */
  queries: Partial<Record<AddressName, string>>;
}

let prepared: Prepared;

/** One window for all addresses: fonts, styles and scripts are loaded once. */
let page: Page;

// In one worker: the others would prepare the same couple again.
test.describe.configure({ mode: "default" });

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  const request = await http.newContext({ baseURL: `http://localhost:${process.env.E2E_PORT}` });
  const couple = await registerCouple(request);
  // An unconfirmed number: without one its page redirects.
  await query("update users set phone = '+2250701020304' where id = $1 returning id", [
    couple.userId,
  ]);
  const headers = { authorization: `Bearer ${couple.token}` };
  await fillNotebook(request, couple);
  const guests = await inviteGuests(request, couple, 2);
  const [guest] = guests;
  const [campaign] = await (await request.get("/api/v1/messages", { headers })).json();
  const [ceremony] = await (
    await request.get(`/api/v1/dates-places-by-event/${couple.eventId}`, { headers })
  ).json();
  const checkIn = await openCheckIn(request, couple, "Entrée principale");
  const [provider] = await query(
    "select id from providers where published_at is not null order by rank, name, id limit $1",
    [1],
  );
  await enterShop(page, request);
  const shopCookies = (await page.context().cookies()).filter((one) => one.name === "jdj_pro");
  const asked = await request.post("/api/v1/wedding-provider-quote-requests", {
    headers,
    data: {
      given_names: "Awa",
      email: "awa@exemple.test",
      phone_number: "0701020304",
      message: "Bonjour !",
      wedding_provider_id: provider?.id,
    },
  });
  const [product] = await query(
    "select a.id from articles a join sellers s using (provider_id) where s.sells_only = $1 limit 1",
    [false],
  );
  const [shop] = await query("select provider_id as id from articles where id = $1", [product?.id]);
  const [service] = await query("select id from articles where kind = $1 limit 1", ["service"]);
  const order = await orderTwice(request, headers);
  const quoteRequest = { id: (await asked.json()).data.id };
  const event = { eventId: couple.eventId };
  const card = { weddingCardId: guest?.token ?? "" };
  prepared = {
    couple,
    shopCookies,
    queries: { shoppingOrder: `?commune=${order.townId}` },
    params: {
      resetPassword: { token: "inconnu", email: couple.email },
      proResetPassword: { token: "inconnu", email: couple.email },
      proActivation: { token: "inconnu" },
      preview: { token: "page.1.1.aaaaaaaaaaaaaaaaaaaaaaaa" },
      confirmNewsletter: { token: "1.aaaaaaaaaaaaaaaaaaaaaaaa" },
      unsubscribeFromNewsletter: { token: "1.aaaaaaaaaaaaaaaaaaaaaaaa" },
      blogPost: { slug: "tenir-le-budget-de-sa-fete" },
      townHall: { townId: 6 },
      townHallFile: { id: 6 },
      editEvent: event,
      editCeremony: { ...event, datePlaceId: ceremony.id },
      createGuests: event,
      guest: { eventGuestId: guest?.id ?? 0 },
      editGuest: { eventGuestId: guest?.id ?? 0 },
      importGuests: event,
      notebookInvitation: { token: "1.aaaaaaaaaaaaaaaaaaaaaaaa" },
      card: { id: campaign.id },
      publicCard: card,
      attendance: { eventGuestId: guest?.token ?? "" },
      thanks: card,
      request: quoteRequest,
      checkIn: { key: checkIn.split("/").at(-1) ?? "" },
      provider: { id: provider?.id ?? 0 },
      package: { id: 1 },
      shoppingCategory: { id: 1 },
      shoppingProduct: { id: product?.id ?? 0 },
      shoppingService: { id: service?.id ?? 0 },
      shoppingShop: { id: shop?.id ?? 0 },
      shoppingQuestions: { id: product?.id ?? 0 },
      shoppingQuestion: { id: product?.id ?? 0 },
      shoppingReviews: { id: product?.id ?? 0 },
      shoppingReview: { id: product?.id ?? 0 },
      shoppingPlacedOrder: { reference: order.reference },
      proProduct: { id: product?.id ?? 0 },
      // Without an order, the page that says so.
      proOrder: { id: 1 },
      providersFor: { serviceTypeId: 1, budgetId: 1 },
    },
  };
  await request.dispose();
});

/** Orders a product that is delivered, and leaves another of it in the cart. */
async function orderTwice(request: APIRequestContext, headers: Record<string, string>) {
  const delivered = `article_variants v join articles a on a.id = v.article_id
    join delivery_zones z on z.provider_id = a.provider_id join delivery_zone_towns t on t.zone_id = z.id
    where a.listed_at is not null and z.removed_at is null and v.removed_at is null`;
  const [variant] = await query(
    `select v.id from ${delivered} and v.stock - v.reserved > $1 order by v.id limit 1`,
    [5],
  );
  const [town] = await query(`select t.town_id as id from ${delivered} and v.id = $1 limit 1`, [
    variant?.id,
  ]);
  const townId = Number(town?.id);
  const put = async () => {
    const added = { variant_id: Number(variant?.id), quantity: 1 };
    await request.post("/api/v1/cart/lines", { headers, data: added });
  };
  await put();
  const { cart, deliveries } = await (
    await request.get(`/api/v1/orders/checkout?town_id=${townId}`, { headers })
  ).json();
  const [line] = cart.sellers[0].lines;
  const [zone] = deliveries[0].zones;
  const placed = await request.post("/api/v1/orders", {
    headers,
    data: {
      order_key: cart.order_key,
      recipient: "Awa Kouassi",
      phone_number: "0701020304",
      town_id: townId,
      address: "Riviera 2, près de la pharmacie",
      lines: [{ id: line.id, quantity: line.quantity, price: line.price }],
      deliveries: [{ seller_id: deliveries[0].seller_id, zone_id: zone.id, price: zone.price }],
    },
  });
  await put();
  return { townId, reference: (await placed.json()).data.reference };
}

test.afterAll(() => page.close());

for (const [name, pattern] of Object.entries(patterns) as [AddressName, string][]) {
  if (withoutPage[name]) continue;
  test(`${name} is sound in a wide window @desktop`, async ({ baseURL }) => {
    const stops: string[] = [];
    await page.context().clearCookies();
    page.removeAllListeners("pageerror");
    page.on("pageerror", ({ message }) => stops.push(message));
    if (!forStrangers.includes(name)) await enter(page, prepared.couple);
    if (pattern.startsWith("/pro") && !forStrangers.includes(name))
      await page.context().addCookies(prepared.shopCookies);
    const path = fillAddress(pattern, prepared.params[name] ?? {});
    const answer = await page.goto(`${baseURL}${path}${prepared.queries[name] ?? ""}`);
    expect(answer?.status()).toBeLessThan(500);
    expect(new URL(page.url()).pathname.split("/")[1]).toBe(pattern.split("/")[1]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, { isNew: true });
    await savePicture(page, name);
    expect(stops).toEqual([]);
  });
}
