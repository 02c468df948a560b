import type { Boost } from "@jdj/contract/providers/boosts";
import { dateAfter } from "@jdj/french/dates";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { makeHandlers } from "../../../../job-handlers.ts";
import { registerProvider } from "../../../../testing/actors.ts";
import { testApp } from "../../../../testing/app.ts";
import { registerCouple } from "../../../../testing/cast.ts";
import { approveNewest, asRole } from "../../../../testing/console.ts";
import { payAsGuestCheckout } from "../../../../testing/gifts.ts";
import { grantListing } from "../../../../testing/grant-listing.ts";
import { listingsOf } from "../../../../testing/listings.ts";
import { makeSeller } from "../../../../testing/selling.ts";
import { providerSubscriptions } from "../../subscriptions/tables.ts";
import { isBoosted, providers } from "../../tables.ts";
import { providerMembers } from "../../team/tables.ts";
import { providerViews } from "../../views/tables.ts";
import { writeListingPrices } from "../prices/write-reference.ts";

const app = testApp();

beforeAll(() => writeListingPrices(app.db));

const { giveBack, mailsTo, today } = listingsOf(app);
const inDays = (days: number) => dateAfter(today(), days, "days");
const minute = () => makeHandlers(app)["send-scheduled"]({}, { id: "0", isLast: true });
let named = 0;

/** An owner of a shop that is in the directory for a year. */
async function openListed() {
  named += 1;
  const owner = await registerProvider(app, `avant${named}@exemple.test`);
  await app.db
    .delete(providerSubscriptions)
    .where(eq(providerSubscriptions.providerId, owner.providerId));
  await grantListing(app, owner.providerId, 365);
  return owner;
}

const buy = (token: string | null, days: unknown = 7) =>
  app.call("POST", "/api/v1/pro/boost/purchases", { token, body: { days } });
const get = (token: string | null) => app.call("GET", "/api/v1/pro/boost", { token });
const read = async (token: string) => (await get(token)).body as Boost;
const referenceOf = async (token: string, days = 7) =>
  ((await buy(token, days)).body as { reference: string }).reference;
const pay = async (token: string, days = 7) => {
  const reference = await referenceOf(token, days);
  await payAsGuestCheckout(app, reference);
  return reference;
};

interface Card {
  id: number;
  order: number;
  sponsored: boolean;
}

const cards = async () =>
  ((await app.call("GET", "/api/v1/wedding-providers?per_page=100")).body as { data: Card[] }).data;
const cardOf = async (id: number) => (await cards()).find((card) => card.id === id);

/** Ends every boost, so that a test has all places. */
const freePlaces = async () => {
  await app.db
    .update(providerSubscriptions)
    .set({ endedAt: app.clock() })
    .where(eq(providerSubscriptions.kind, "boost"));
  await app.db.update(providers).set({ rank: 5 }).where(isBoosted(providers));
};

describe("a boost", () => {
  it("is paid at a price of the list, and puts the page before the others at once, marked as such", async () => {
    const { token, providerId, email } = await openListed();
    const { body } = await app.call("GET", "/api/v1/boost-prices");
    expect(body).toEqual({
      data: [
        { days: 7, price_fcfa: 5000 },
        { days: 14, price_fcfa: 9000 },
        { days: 30, price_fcfa: 17_500 },
      ],
    });
    expect(await cardOf(providerId)).toMatchObject({ order: 5, sponsored: false });
    await pay(token);
    expect(await read(token)).toMatchObject({
      page: "public",
      ends_on: inDays(6),
      periods: [
        {
          starts_on: today(),
          ends_on: inDays(6),
          state: "running",
          payment: {
            state: "paid",
            amount_fcfa: 5000,
            receipt_url: expect.stringContaining(".pdf"),
          },
        },
      ],
    });
    expect((await cards())[0]).toMatchObject({ id: providerId, order: 2, sponsored: true });
    expect(await mailsTo(email, "boost")).toEqual(["boost-paid"]);
  });

  it("follows the one that runs, and ends with what it brought", async () => {
    await freePlaces();
    const { token, providerId, email } = await openListed();
    await app.db.insert(providerViews).values([
      { providerId, day: inDays(-1), seen: 4, requested: 1 },
      { providerId, day: inDays(-8), seen: 9, requested: 9 },
      { providerId, day: today(), seen: 12, requested: 2 },
    ]);
    await pay(token);
    await pay(token, 14);
    const { periods } = await read(token);
    expect(periods).toMatchObject([
      { starts_on: inDays(7), ends_on: inDays(20), state: "coming", seen: 0 },
      { starts_on: today(), state: "running", seen: 12, requested: 2, seen_before: 4 },
    ]);
    app.wait(7 * 86_400);
    await Promise.all([minute(), minute()]);
    expect((await mailsTo(email, "boost")).toSorted()).toEqual([
      "boost-ended",
      "boost-paid",
      "boost-paid",
      "boost-started",
    ]);
    expect(await cardOf(providerId)).toMatchObject({ sponsored: true });
    app.wait(14 * 86_400);
    await minute();
    expect(await cardOf(providerId)).toMatchObject({ order: 5, sponsored: false });
  });

  it("waits for a free place, of which the directory has six, however many pay at once", async () => {
    await freePlaces();
    const owners = [];
    for (let one = 0; one < 8; one += 1) owners.push(await openListed());
    const references = await Promise.all(owners.map(({ token }) => referenceOf(token)));
    await Promise.all(references.map((reference) => payAsGuestCheckout(app, reference)));
    const starts = [];
    for (const { token } of owners) starts.push((await read(token)).periods[0]?.starts_on);
    expect(starts.filter((day) => day === today())).toHaveLength(6);
    expect(starts.filter((day) => day === inDays(7))).toHaveLength(2);
  });

  it("that staff give back ends at once, and leaves its place to another", async () => {
    await freePlaces();
    const { token, providerId, email } = await openListed();
    const first = await pay(token);
    await pay(token);
    await giveBack(first);
    expect((await read(token)).periods).toMatchObject([
      { starts_on: inDays(7), state: "coming" },
      { state: "withdrawn", payment: { state: "refunded" } },
    ]);
    expect(await cardOf(providerId)).toMatchObject({ sponsored: false });
    expect(await mailsTo(email, "boost")).toContain("boost-refunded");
  });

  it("costs what staff set, with a second person, and is given for free with a reason", async () => {
    await freePlaces();
    const { token, providerId } = await openListed();
    const finance = await asRole(app, "finance", "prix-avant@exemple.test");
    const price = { version: 1, price_fcfa: 6000, on_offer: true };
    expect((await finance.call("PUT", "listing-prices/101", price)).body).toMatchObject({
      waits_for_approval: true,
    });
    await approveNewest(app, "prix-avant-second@exemple.test");
    expect((await read(token)).offers[0]).toMatchObject({ days: 7, price_fcfa: 6000 });
    const grant = { kind: "boost", starts_on: today(), ends_on: inDays(2) };
    const give = (fields: object) =>
      finance.call("POST", `providers/${providerId}/subscriptions`, { ...grant, ...fields });
    expect((await give({})).status).toBe(422);
    expect((await give({ reason: "Une panne de l’annuaire" })).status).toBe(200);
    expect((await read(token)).periods).toMatchObject([
      { reason: "Une panne de l’annuaire", payment: null, state: "running" },
    ]);
    const { body } = await finance.call("GET", "providers?subscription=boost&per_page=50");
    expect(body).toMatchObject({ items: [{ id: providerId, boosted: true, highlighted: false }] });
  });
});

describe("the payment of a boost", () => {
  it("is kept to owners: a member reads the state, without the payments", async () => {
    await freePlaces();
    const { token, providerId } = await openListed();
    await pay(token);
    const member = await registerProvider(app, "membre-avant@exemple.test");
    await app.db
      .update(providerMembers)
      .set({ providerId, role: "member" })
      .where(eq(providerMembers.userId, member.userId));
    expect(await read(member.token)).toMatchObject({
      ends_on: inDays(6),
      periods: [],
      can: { pay: false },
    });
    expect((await buy(member.token)).status).toBe(403);
  });

  it("is refused to visitors and customers, and another shop sees none of it", async () => {
    const { token } = await openListed();
    await pay(token);
    expect((await buy(null)).status).toBe(401);
    expect((await get(null)).status).toBe(401);
    expect((await buy((await registerCouple(app)).token)).status).toBe(403);
    expect((await read((await openListed()).token)).periods).toEqual([]);
  });

  it.each([[0], [8], ["beaucoup"], [null], [1.5], [367]])(
    "is refused for days that are not on offer: %j",
    async (days) => {
      const { token } = await openListed();
      expect(await buy(token, days)).toMatchObject({
        status: 422,
        body: { errors: { days: [expect.any(String)] } },
      });
    },
  );

  it("is refused to a page that is not shown, or that stands before every boost", async () => {
    await freePlaces();
    const change = (id: number, set: Partial<typeof providers.$inferInsert>) =>
      app.db.update(providers).set(set).where(eq(providers.id, id));
    const refusalTo = async (set: Partial<typeof providers.$inferInsert>) => {
      const { token, providerId } = await openListed();
      await change(providerId, set);
      const { page, can } = await read(token);
      expect(can.pay).toBe(false);
      const { status, body } = await buy(token);
      expect(status).toBe(409);
      return [page, (body as { message: string }).message];
    };
    expect(await refusalTo({ publishedAt: null })).toEqual([
      "hidden",
      expect.stringContaining("n’est pas dans l’annuaire"),
    ]);
    expect(await refusalTo({ suspendedAt: app.clock() })).toEqual([
      "suspended",
      expect.any(String),
    ]);
    expect(await refusalTo({ rank: 1 })).toEqual([
      "highlighted",
      expect.stringContaining("déjà en tête"),
    ]);
    const seller = await openListed();
    await makeSeller(app, seller.providerId, { sellsOnly: true });
    expect([(await get(seller.token)).status, (await buy(seller.token)).status]).toEqual([
      409, 409,
    ]);
  });

  it("is refused for days on which the listing does not run any more", async () => {
    await freePlaces();
    const { token, providerId } = await openListed();
    await app.db
      .update(providerSubscriptions)
      .set({ endsOn: inDays(9) })
      .where(eq(providerSubscriptions.providerId, providerId));
    expect((await read(token)).offers.map((offer) => offer.is_listed)).toEqual([
      true,
      false,
      false,
    ]);
    expect((await buy(token)).status).toBe(200);
    expect(await buy(token, 14)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("prolongez-le d’abord") },
    });
  });

  it("is one at a time, beside that of the listing", async () => {
    const { token } = await openListed();
    const [one, same] = await Promise.all([referenceOf(token), referenceOf(token)]);
    expect(same).toBe(one);
    const listing = await app.call("POST", "/api/v1/pro/subscription/purchases", {
      token,
      body: { months: 1 },
    });
    expect(listing.status).toBe(200);
    expect(await referenceOf(token)).toBe(one);
    expect(await referenceOf(token, 14)).not.toBe(one);
  });
});
