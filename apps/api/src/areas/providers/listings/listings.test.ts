import { dateAfter } from "@jdj/french/dates";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { makeHandlers } from "../../../job-handlers.ts";
import { registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { approveNewest, asRole } from "../../../testing/console.ts";
import { payAsGuestCheckout } from "../../../testing/gifts.ts";
import { listingsOf, openReady, openUnlisted } from "../../../testing/listings.ts";
import { atFakeGateway, press } from "../../../testing/payments.ts";
import { makeSeller } from "../../../testing/selling.ts";
import { findPayment } from "../../payments/payments/queries.ts";
import { providers } from "../tables.ts";
import { providerMembers } from "../team/tables.ts";
import { writeListingPrices } from "./prices/write-reference.ts";
import { listingPurchases } from "./purchases/tables.ts";

const app = testApp();

beforeAll(() => writeListingPrices(app.db));

const { buy, get, giveBack, isInDirectory, mailsTo, openPayment, pay, read, today } =
  listingsOf(app);

describe("the listing of a shop", () => {
  it("is paid at a price of the list, and shows the page at once, with a receipt and an email", async () => {
    const { token, providerId, email } = await openUnlisted(app);
    const { body } = await app.call("GET", "/api/v1/listing-prices");
    expect(body).toEqual({
      data: [
        { months: 1, price_fcfa: 5000 },
        { months: 6, price_fcfa: 25_000 },
        { months: 12, price_fcfa: 45_000 },
      ],
    });
    expect(await read(token)).toMatchObject({ state: "none", page: "released", ends_on: null });
    expect(await isInDirectory(providerId)).toBe(false);
    await pay(token, 6);
    const endsOn = dateAfter(dateAfter(today(), 6, "months"), -1, "days");
    expect(await read(token)).toMatchObject({
      state: "running",
      page: "public",
      ends_on: endsOn,
      periods: [
        {
          starts_on: today(),
          ends_on: endsOn,
          state: "running",
          payment: {
            state: "paid",
            amount_fcfa: 25_000,
            receipt_url: expect.stringContaining(".pdf"),
          },
        },
      ],
    });
    expect(await isInDirectory(providerId)).toBe(true);
    expect(await mailsTo(email)).toEqual(["listing-paid"]);
  });

  it("follows what runs when it is paid early, and both count when two are paid", async () => {
    const { token } = await openUnlisted(app);
    await pay(token);
    const first = (await read(token)).ends_on ?? "";
    await pay(token);
    await pay(token, 12);
    const { ends_on: last, periods } = await read(token);
    const second = dateAfter(first, 1, "days");
    expect(periods.map(({ state }) => state)).toEqual(["coming", "coming", "running"]);
    expect(periods[1]?.starts_on).toBe(second);
    const third = dateAfter(second, 1, "months");
    expect(last).toBe(dateAfter(dateAfter(third, 12, "months"), -1, "days"));
  });

  it("has one payment at a time: the same period finds it, another one replaces it", async () => {
    const { token } = await openUnlisted(app);
    const [one, same] = await Promise.all([openPayment(token), openPayment(token)]);
    expect(same).toBe(one);
    const other = await openPayment(token, 12);
    expect(other).not.toBe(one);
    const stale = await app.call("POST", `/api/v1/payments/stranger-orders/${one}/pay`, {
      body: { method: "WAVE" },
    });
    expect(stale.status).toBe(409);
  });

  it("counts a payment that arrives after another period was chosen", async () => {
    const { token } = await openUnlisted(app);
    const late = await openPayment(token);
    const path = `/api/v1/payments/stranger-orders/${late}/pay`;
    await app.call("POST", path, { body: { method: "WAVE" } });
    await pay(token, 12);
    await payPending(late);
    expect((await read(token)).periods).toMatchObject([{ state: "coming" }, { state: "running" }]);
  });

  it("is recorded once, however often its payment is told", async () => {
    const { token, providerId } = await openUnlisted(app);
    await pay(token);
    const [purchase] = await app.db
      .select()
      .from(listingPurchases)
      .where(eq(listingPurchases.providerId, providerId));
    const payment = { paymentId: 0, subject: { kind: "listing" as const, id: purchase?.id ?? 0 } };
    const handle = makeHandlers(app)["payment-paid"];
    await Promise.all([1, 2].map((id) => handle(payment, { id: String(id), isLast: true })));
    expect((await read(token)).periods).toHaveLength(1);
  });

  it("is asked for at the price of the day: staff change it, with a version", async () => {
    const { token } = await openUnlisted(app);
    const before = await openPayment(token);
    const { call } = await asRole(app, "finance", "prix-abonnement@exemple.test");
    const set = (fields: object) => call("PUT", "listing-prices/1", { version: 1, ...fields });
    const approved = async (fields: object, email: string) => {
      expect((await set(fields)).body).toMatchObject({ waits_for_approval: true });
      expect((await approveNewest(app, email)).status).toBe(200);
    };
    await approved({ price_fcfa: 6000, on_offer: true }, "prix-second@exemple.test");
    expect((await set({ price_fcfa: 7000, on_offer: true })).status).toBe(409);
    for (const price_fcfa of [0, 99, 6001, 1_500_005])
      expect(await set({ price_fcfa, on_offer: true })).toMatchObject({
        status: 422,
        body: { errors: { price_fcfa: [expect.any(String)] } },
      });
    const after = await openPayment(token);
    expect(after).not.toBe(before);
    expect((await findPayment(app.db, after))?.payableFcfa).toBe(6000);
    const over = { version: 2, price_fcfa: 5000, on_offer: false };
    await approved(over, "prix-deuxieme@exemple.test");
    expect(await buy(token)).toMatchObject({
      status: 422,
      body: { errors: { months: [expect.stringContaining("plus proposée")] } },
    });
    await approved({ ...over, version: 3, on_offer: true }, "prix-troisieme@exemple.test");
    const support = await asRole(app, "support", "prix-refus@exemple.test");
    const refused = { version: 4, price_fcfa: 5000, on_offer: true };
    expect((await support.call("PUT", "listing-prices/1", refused)).status).toBe(403);
  });
});

/** Pays what was begun at the fake gateway already. */
async function payPending(reference: string) {
  const payment = await findPayment(app.db, reference);
  if (payment === null) throw new Error("There is no such payment");
  await press(app, await atFakeGateway(app, payment, "wave"), "pay");
  await app.work();
}

describe("the payment of a listing", () => {
  it("is kept to owners: a member reads the state, without the payments", async () => {
    const { token, providerId } = await openUnlisted(app);
    await pay(token);
    const member = await registerProvider(app, "membre-abonnement@exemple.test");
    await app.db
      .update(providerMembers)
      .set({ providerId, role: "member" })
      .where(eq(providerMembers.userId, member.userId));
    expect(await read(member.token)).toMatchObject({
      state: "running",
      periods: [],
      pending: null,
      can: { pay: false },
    });
    expect(await buy(member.token)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining("Seul un propriétaire") },
    });
  });

  it("is refused to visitors, customers and others' teams, who see none of it", async () => {
    const { token } = await openUnlisted(app);
    await pay(token);
    expect((await buy(null)).status).toBe(401);
    expect((await buy((await registerCouple(app)).token)).status).toBe(403);
    const other = await registerProvider(app, "autre-abonnement@exemple.test");
    expect((await read(other.token)).periods).toMatchObject([{ payment: null }]);
  });

  it.each([[0], [2], ["beaucoup"], [null], [1.5], [61]])(
    "is refused for a period that is not on offer: %j",
    async (months) => {
      const { token } = await openUnlisted(app);
      expect(await buy(token, months)).toMatchObject({
        status: 422,
        body: { errors: { months: [expect.any(String)] } },
      });
    },
  );

  it("is refused while the shop is withdrawn, unfinished, or only sells", async () => {
    const withdrawn = await openUnlisted(app);
    const change = (id: number, set: Partial<typeof providers.$inferInsert>) =>
      app.db.update(providers).set(set).where(eq(providers.id, id));
    await change(withdrawn.providerId, { suspendedAt: app.clock() });
    expect((await buy(withdrawn.token)).status).toBe(409);
    const unfinished = await openUnlisted(app);
    await change(unfinished.providerId, { releasedAt: null });
    expect((await read(unfinished.token)).page).toBe("incomplete");
    expect(await buy(unfinished.token)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("Remplissez d’abord") },
    });
    const seller = await openUnlisted(app);
    await makeSeller(app, seller.providerId, { sellsOnly: true });
    expect((await get(seller.token)).status).toBe(409);
    expect((await buy(seller.token)).status).toBe(409);
  });

  it("of a filled shop that is not published shows it once its team publishes it", async () => {
    const { token, providerId, call } = await openReady(app);
    expect((await read(token)).page).toBe("draft");
    await pay(token);
    expect(await isInDirectory(providerId)).toBe(false);
    expect((await call("POST", "shop/publish")).body).toMatchObject({
      message: "Votre page est en ligne",
    });
    expect(await isInDirectory(providerId)).toBe(true);
  });

  it("is awaited by a page that was published first", async () => {
    const { token, providerId, email, call } = await openReady(app);
    expect((await call("POST", "shop/publish")).body).toMatchObject({
      message: expect.stringContaining("réglez l’abonnement"),
    });
    expect(await isInDirectory(providerId)).toBe(false);
    expect(await mailsTo(email)).toEqual(["listing-awaited"]);
    await pay(token);
    expect(await isInDirectory(providerId)).toBe(true);
  });

  it("that staff give back withdraws its period, and the next one begins at once", async () => {
    const { token, providerId, email } = await openUnlisted(app);
    const first = await openPayment(token);
    await payAsGuestCheckout(app, first);
    const second = await openPayment(token, 6);
    await payAsGuestCheckout(app, second);
    await giveBack(first);
    expect((await read(token)).periods).toMatchObject([
      { starts_on: today(), state: "running", payment: { amount_fcfa: 25_000 } },
      { state: "withdrawn", payment: { state: "refunded" } },
    ]);
    expect(await isInDirectory(providerId)).toBe(true);
    await giveBack(second);
    expect(await read(token)).toMatchObject({
      state: "ended",
      ends_on: today(),
      page: "released",
    });
    expect(await isInDirectory(providerId)).toBe(false);
    expect(await mailsTo(email)).toContain("listing-refunded");
    await pay(token);
    expect(await isInDirectory(providerId)).toBe(true);
  });
});
