import { payoutMessages as sentences } from "@jdj/contract/payouts/messages";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openSession } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { asRole } from "../../../testing/console.ts";
import { openSeller } from "../../../testing/open-seller.ts";
import { givePayoutNumber } from "../../../testing/payout-numbers.ts";
import { furnishProvider } from "../../../testing/provider-subjects.ts";
import { paySellerOrder } from "../../../testing/seller-orders.ts";
import { payouts as allPayouts } from "../../payouts/payouts/tables.ts";
import { sellerOrders } from "../orders/tables.ts";
import { releaseOrders } from "../release/release-orders.ts";

const app = testApp();

type Seller = Awaited<ReturnType<typeof openSeller>>;
const earnings = async ({ call }: Seller) =>
  (await call("GET", "earnings")).body as {
    balance: number;
    available: number;
    held: number;
    payouts: { id: number }[];
  };
const numbers = new Map<number, number>();

/** Asks for a payout on the seller's number, which they have from the first time on. */
async function ask({ call, providerId }: Seller, amount: unknown, changed = {}) {
  const whose = { account: "seller", providerId } as const;
  const id = numbers.get(providerId) ?? (await givePayoutNumber(app, whose));
  numbers.set(providerId, id);
  const asked = { amount, number_id: id, current_password: "demo", ...changed };
  return call("POST", "payouts", asked);
}

const DAY_SECONDS = 86_400;

/** A seller whose order of 21 500 FCFA is delivered and past its days of return. */
async function earned() {
  const seller = await openSeller(app);
  const { suborderId } = await paySellerOrder(app, seller.providerId);
  await app.db
    .update(sellerOrders)
    .set({ state: "delivered", deliveredAt: app.clock() })
    .where(eq(sellerOrders.id, suborderId));
  app.wait(8 * DAY_SECONDS);
  await releaseOrders(app);
  return { ...seller, suborderId };
}

/** Notes the result of a payout, as two members of staff who both ask for it. */
async function record(id: number, result: "pay" | "refuse", body: Record<string, string>) {
  const first = await asRole(app, "finance", `first-${result}-${id}@exemple.test`);
  const second = await asRole(app, "finance", `second-${result}-${id}@exemple.test`);
  if (result === "refuse") return first.call("POST", `payouts/${id}/refuse`, body);
  for (const { call } of [first, second]) await call("POST", `payouts/${id}/approve`);
  await first.call("POST", `payouts/${id}/pay`, body);
  return second.call("POST", `payouts/${id}/pay`, body);
}

describe("what a seller earned", () => {
  it("is the price and the delivery less the commission, held until it cannot come back", async () => {
    const seller = await openSeller(app);
    const { suborderId } = await paySellerOrder(app, seller.providerId);
    expect(await earnings(seller)).toMatchObject({
      balance: 19_500,
      held: 19_500,
      available: 0,
      commission_percent: 10,
      items: [{ kind: "payment", amount: 19_500, reference: expect.any(String) }],
    });
    for (const to of ["prepared", "shipped", "delivered"])
      await seller.call("POST", `orders/${suborderId}/moves`, { to });
    app.wait(7 * DAY_SECONDS - 1);
    await releaseOrders(app);
    expect(await earnings(seller)).toMatchObject({ held: 19_500, available: 0 });
    app.wait(1);
    await releaseOrders(app);
    await releaseOrders(app);
    expect(await earnings(seller)).toMatchObject({
      ...{ balance: 19_500, held: 0, available: 19_500 },
      items: [{ kind: "payment", amount: 19_500 }],
    });
  });

  it("is held five days after its seller alone says that it was delivered", async () => {
    const seller = await openSeller(app);
    const { suborderId } = await paySellerOrder(app, seller.providerId, { returnDays: 0 });
    for (const to of ["prepared", "shipped", "delivered"])
      await seller.call("POST", `orders/${suborderId}/moves`, { to });
    await releaseOrders(app);
    expect((await ask(seller, 19_500)).status).toBe(422);
    app.wait(5 * DAY_SECONDS - 1);
    await releaseOrders(app);
    expect((await ask(seller, 19_500)).status).toBe(422);
    app.wait(1);
    await releaseOrders(app);
    expect((await ask(seller, 19_500)).status).toBe(200);
  });

  it("goes back with a cancelled order", async () => {
    const seller = await openSeller(app);
    const { suborderId } = await paySellerOrder(app, seller.providerId);
    await seller.call("POST", `orders/${suborderId}/moves`, { to: "cancelled", note: "Cassé" });
    expect(await earnings(seller)).toMatchObject({
      balance: 0,
      available: 0,
      items: [{ kind: "refund", amount: -19_500 }, { kind: "payment" }],
    });
  });

  it("is seen and asked for by owners alone", async () => {
    const seller = await earned();
    await furnishProvider(app, seller.providerId);
    const { token } = await openSession(app, `equipe-${seller.providerId}@exemple.test`);
    const { balance, held, available } = await earnings(seller);
    expect(available).toBeGreaterThan(0);
    expect((await seller.call("GET", "earnings/balance")).body).toEqual({
      balance,
      held,
      available,
    });
    for (const [method, path] of [
      ["GET", "earnings"],
      ["GET", "earnings/balance"],
      ["GET", "earnings/statement"],
      ["POST", "payouts"],
    ] as const)
      expect(
        (
          await app.call(method, `/api/v1/pro/${path}`, {
            token,
            ...(method === "POST"
              ? { body: { amount: 1000, number_id: 1, current_password: "demo" } }
              : {}),
          })
        ).status,
      ).toBe(403);
  });
});

describe("a payout", () => {
  it("leaves what is owed, and is settled once by staff, who note its transfer", async () => {
    const seller = await earned();
    expect((await ask(seller, "15 000 FCFA")).status).toBe(200);
    expect(await earnings(seller)).toMatchObject({
      balance: 4500,
      available: 4500,
      payouts: [{ amount: 15_000, state: "requested", phone: "+2250701020304" }],
    });
    const id = (await earnings(seller)).payouts[0]?.id ?? 0;
    const paid = await record(id, "pay", { transfer_reference: "W-8812" });
    expect(paid).toMatchObject({ status: 200, body: { state: "confirmed" } });
    expect((await record(id, "refuse", { reason: "Non" })).status).toBe(409);
    const [row] = await app.db.select().from(allPayouts).where(eq(allPayouts.id, id));
    expect(row).toMatchObject({
      state: "confirmed",
      transferReference: "W-8812",
      settledBy: "Serge Aka, Serge Aka",
    });
    expect(await earnings(seller)).toMatchObject({
      balance: 4500,
      payouts: [{ state: "confirmed" }],
    });
    const { body } = await seller.call("GET", "earnings/statement");
    expect(body).toMatchObject({
      data: [
        { kind: "payment", amount: 19_500 },
        { kind: "payout", amount: -15_000, reference: null },
      ],
    });
  });

  it("that is refused is owed again, and says why", async () => {
    const seller = await earned();
    await ask(seller, 19_500);
    const id = (await earnings(seller)).payouts[0]?.id ?? 0;
    await record(id, "refuse", { reason: "Numéro inconnu chez Wave" });
    expect(await earnings(seller)).toMatchObject({
      balance: 19_500,
      available: 19_500,
      payouts: [{ state: "refused", reason: "Numéro inconnu chez Wave" }],
    });
  });

  it("is never more than there is, also by two requests at once", async () => {
    const seller = await earned();
    expect((await ask(seller, 19_505)).body).toMatchObject({
      errors: { amount: [sentences.amountTooLarge] },
    });
    const statuses = (await Promise.all([ask(seller, 15_000), ask(seller, 15_000)])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 422]);
    expect(await earnings(seller)).toMatchObject({ balance: 4500 });
  });

  it.each([
    ["too little", { amount: 995 }, { amount: [sentences.amountInvalid] }],
    ["no amount", { amount: "" }, { amount: [sentences.amountInvalid] }],
    ["no number", { number_id: "" }, { number_id: [sentences.numberRequired] }],
    ["no password", { current_password: "" }, { current_password: [expect.any(String)] }],
    ["a wrong password", { current_password: "faux" }, { current_password: [expect.any(String)] }],
  ])("is refused at the field for %s", async (_, changed, errors) => {
    const seller = await earned();
    expect((await ask(seller, 1000, changed)).body).toMatchObject({ errors });
  });
});
