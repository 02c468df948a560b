import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { monthsAgo, retentionPeriods } from "../../../retention-periods.ts";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { giveTo, openList, payAsGuestCheckout } from "../../../testing/gifts.ts";
import { putIntoCart } from "../../../testing/order-samples.ts";
import { openShop, orderFrom, payOrder } from "../../../testing/orders.ts";
import { cartLines } from "../../carts/cart/tables.ts";
import { fabricOrders } from "../../fabric-orders/orders/tables.ts";
import { fabricShares } from "../../fabric-orders/shares/tables.ts";
import { gifts } from "../../gifts/gifts/tables.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { marketplaceOrders, orderLines } from "../../orders/orders/tables.ts";
import { paymentAttempts } from "../../payments/payments/tables.ts";
import { payouts as allPayouts } from "../../payouts/payouts/tables.ts";
import { eraseAccounts } from "./erase-accounts.ts";
import { purgePhones } from "./purge-phones.ts";

const app = testApp();

const payout = { amountFcfa: 5000, method: "wave" as const, phone: "+2250701020304" };
const paid = { state: "confirmed" as const, transferReference: "W-1", settledBy: "Mariam" };

interface DataExport {
  sections: { name: string; rows: Record<string, unknown>[] }[];
}

/** A customer with an order, a cart, a gift list with a paid gift, and two payouts. */
async function buyerAndHost() {
  const { couple, path } = await openList(app);
  const shop = await openShop(app, `boutique-${couple.customerId}`);
  const { order, payment } = await orderFrom(app, couple.customerId, [shop]);
  await payOrder(app, couple, payment);
  const note = "Emballage cadeau";
  await putIntoCart(app, couple.customerId, { variantId: shop.variantId, quantity: 2, note });
  const { body } = await giveTo(app, path, {
    item_id: null,
    amount: 5000,
    message: "Soyez heureux",
  });
  await payAsGuestCheckout(app, (body as { reference: string }).reference);
  await writeFabric(couple);
  const { eventId } = couple;
  const holder = "Awa Kouassi";
  const settled = { ...paid, settledAt: app.clock() };
  await app.db.insert(allPayouts).values([
    { ...payout, account: "hosts" as const, eventId, holder, ...settled },
    { ...payout, account: "hosts" as const, eventId, holder },
  ]);
  return { couple, shop, order };
}

/** An order of fabric that one person paid, in the cart of its host. */
async function writeFabric({ eventId, customerId }: CastMember) {
  const order = { name: "Pagne des tantes", unit: "6 yards", unitFcfa: 15_000 };
  const inCart = { cartCustomerId: customerId, cartFilledAt: app.clock() };
  const [fabric] = await app.db
    .insert(fabricOrders)
    .values({ ...order, ...inCart, eventId, deadline: "2027-02-01" })
    .returning();
  if (!fabric) throw new Error("The fabric order was not written");
  await app.db.insert(fabricShares).values({
    orderId: fabric.id,
    name: "Tante Rose",
    phone: "+2250701020399",
    token: `rose-${fabric.id}`,
    quantity: 2,
    paidFcfa: 30_000,
    paidBy: "cash",
    paidAt: app.clock(),
  });
}

describe("what somebody bought and was given", () => {
  it("is in their data export: orders, cart, gifts, fabric and payouts", async () => {
    const { couple, order } = await buyerAndHost();
    const { body } = await app.call("GET", "/api/v1/account/export", { token: couple.token });
    const { sections } = body as DataExport;
    const rows = (name: string) => sections.find((section) => section.name === name)?.rows ?? [];
    expect(JSON.stringify(rows("orders"))).toContain(order.reference);
    expect(JSON.stringify(rows("orders"))).toContain("Riviera 2");
    expect(JSON.stringify(rows("cart"))).toContain("Emballage cadeau");
    expect(JSON.stringify(rows("gifts"))).toContain("Soyez heureux");
    expect(rows("host-payouts")).toHaveLength(2);
    expect(rows("fabric-shares")).toMatchObject([
      { order: "Pagne des tantes", name: "Tante Rose", quantity: 2, paid: 30_000 },
    ]);
    const other = await registerCouple(app);
    const others = await app.call("GET", "/api/v1/account/export", { token: other.token });
    expect(JSON.stringify(others.body)).not.toContain(order.reference);
    expect(JSON.stringify(others.body)).not.toContain("Tante Rose");
  });

  it("is erased with their account: what accounts require stays, without a person", async () => {
    const { couple, order } = await buyerAndHost();
    const closedAt = monthsAgo(app.clock(), 2);
    const isTheirs = eq(customers.id, couple.customerId);
    await app.db.update(customers).set({ archivedAt: closedAt }).where(isTheirs);
    await eraseAccounts(requestContext(app));
    expect(await app.db.select().from(users).where(eq(users.email, couple.email))).toEqual([]);
    const [left] = await app.db
      .select()
      .from(marketplaceOrders)
      .where(eq(marketplaceOrders.id, order.id));
    expect(left).toMatchObject({
      ...{ customerId: null, recipient: "", phone: "", address: "", note: "" },
      totalFcfa: order.totalFcfa,
    });
    const carts = await app.db.select({ note: cartLines.note }).from(cartLines);
    expect(carts).toHaveLength(1);
    const payouts = await app.db.select().from(allPayouts).where(eq(allPayouts.state, "confirmed"));
    expect(payouts.filter(({ eventId }) => eventId === null)).toMatchObject([
      { phone: "", holder: "", amountFcfa: 5000, transferReference: "W-1" },
    ]);
    const ofEvent = eq(fabricOrders.eventId, couple.eventId);
    expect(await app.db.select().from(fabricOrders).where(ofEvent)).toEqual([]);
    const shares = await app.db.select({ token: fabricShares.token }).from(fabricShares);
    expect(shares).toHaveLength(1);
    const lines = await app.db.select({ id: orderLines.id }).from(orderLines);
    expect(lines.length).toBeGreaterThan(0);
    const given = await app.db.select().from(gifts);
    expect(given.every(({ giverName }) => giverName !== "")).toBe(true);
  });
});

it("numbers that paid or were paid out are erased after two years, of strangers too; a payout that waits keeps its own", async () => {
  const { shop } = await buyerAndHost();
  const old = monthsAgo(app.clock(), retentionPeriods.payerPhoneMonths + 1);
  const young = monthsAgo(app.clock(), retentionPeriods.payerPhoneMonths - 1);
  const attempts = await app.db.select().from(paymentAttempts);
  const [first, second] = attempts;
  const date = (id: number | undefined, createdAt: Date) =>
    app.db
      .update(paymentAttempts)
      .set({ phone: "2250700000001", createdAt })
      .where(eq(paymentAttempts.id, id ?? 0));
  await date(first?.id, old);
  await date(second?.id, young);
  await app.db.update(allPayouts).set({ settledAt: old }).where(eq(allPayouts.state, "confirmed"));
  const { providerId } = shop;
  await app.db.insert(allPayouts).values([
    { ...payout, account: "seller" as const, providerId, ...paid, settledAt: old },
    { ...payout, account: "seller" as const, providerId, createdAt: old },
  ]);
  expect(await purgePhones(requestContext(app))).toBeGreaterThanOrEqual(3);
  const phones = await app.db.select().from(paymentAttempts);
  expect(phones.find(({ id }) => id === first?.id)?.phone).toBeNull();
  expect(phones.find(({ id }) => id === second?.id)?.phone).toBe("2250700000001");
  const rows = await app.db.select().from(allPayouts);
  for (const { state, phone } of rows) expect(phone === "").toBe(state === "confirmed");
  expect(await purgePhones(requestContext(app))).toBe(0);
});
