import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { orderAtOnce } from "../../../testing/buyers.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { openShop } from "../../../testing/orders.ts";
import { addVariant } from "../../../testing/selling.ts";
import { endOrders } from "../orders/end-orders.ts";
import { orderLines } from "../orders/tables.ts";
import { serviceDays } from "./tables.ts";

const app = testApp();
const day = (from: number) =>
  new Date(app.clock().getTime() + from * 86_400_000).toISOString().slice(0, 10);

/** A service of two variants with so many places a day. */
async function openService(name: string, dayCapacity: number) {
  const shop = await openShop(app, name, { kind: "service", dayCapacity });
  const long = await addVariant(app, shop.productId, { size: "4 h", priceFcfa: 18_000 });
  return { ...shop, short: shop.variantId, long };
}

async function takenOf(productId: number) {
  const rows = await app.db.select().from(serviceDays).where(eq(serviceDays.productId, productId));
  return new Map(rows.map((row) => [row.day, row.taken]));
}

it("a day is never ordered beyond its places, whichever variants buyers order at the same time", async () => {
  const { short, long, productId } = await openService("sono", 7);
  const on = day(10);
  // One place, one of the other variant, two of one, or one of each: 30 places are asked for, of 7.
  const kinds = [
    [{ variantId: short, day: on }],
    [{ variantId: long, day: on }],
    [{ variantId: short, day: on, quantity: 2 }],
    [
      { variantId: long, day: on },
      { variantId: short, day: on },
    ],
  ];
  const baskets = Array.from({ length: 20 }, (_, nth) => ({
    lines: kinds[nth % kinds.length] ?? [],
    zones: [],
  }));
  const statuses = await orderAtOnce(app, baskets);
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
  const lines = await app.db.select().from(orderLines).where(eq(orderLines.productId, productId));
  const ordered = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  expect((await takenOf(productId)).get(on)).toBe(ordered);
  // A buyer of one place was refused only once none was left.
  expect(ordered).toBe(7);
  // The database holds the limit by itself.
  const more = app.db.update(serviceDays).set({ taken: 8 });
  await expect(more.where(eq(serviceDays.productId, productId))).rejects.toThrow();
  app.wait(31 * 60);
  await endOrders(app);
  expect((await takenOf(productId)).get(on)).toBe(0);
}, 60_000);

it("orders of different days, and of different services, take nothing from each other", async () => {
  const [one, other] = [await openService("danse", 1), await openService("bus", 1)];
  const asks = (variantId: number, from: number) => ({
    lines: [{ variantId, day: day(from) }],
    zones: [],
  });
  const statuses = await orderAtOnce(app, [
    asks(one.short, 10),
    asks(one.long, 11),
    asks(other.long, 10),
    asks(one.long, 10),
    asks(one.short, 10),
  ]);
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(await takenOf(one.productId)).toEqual(
    new Map([
      [day(10), 1],
      [day(11), 1],
    ]),
  );
}, 60_000);

it("a cart that asks for more places than its day has is refused whole, and says so", async () => {
  const { short, long, productId } = await openService("lumiere", 2);
  const { token } = await registerCouple(app);
  const on = day(12);
  const add = (variantId: number, quantity: number) =>
    app.call("POST", "/api/v1/cart/lines", {
      token,
      body: { variant_id: variantId, day: on, quantity },
    });
  expect((await add(short, 1)).status).toBe(200);
  expect(await add(long, 2)).toMatchObject({
    status: 422,
    body: {
      errors: { day: ["Il ne reste que 2 places ce jour-là, et votre panier en prend déjà 1."] },
    },
  });
  expect((await add(long, 1)).status).toBe(200);
  const read = async () =>
    (await app.call("GET", "/api/v1/cart", { token })).body as {
      can_order: boolean;
      order_key: string;
      sellers: {
        lines: { id: number; quantity: number; price: number; problem: string | null }[];
      }[];
    };
  const [first, second] = (await read()).sellers[0]?.lines ?? [];
  const change = (id: number | undefined, quantity: number) =>
    app.call("POST", `/api/v1/cart/lines/${id}`, { token, body: { quantity } });
  expect(await change(first?.id, 2)).toMatchObject({
    status: 422,
    body: {
      errors: { day: ["Il ne reste que 2 places ce jour-là, et votre panier en prend déjà 1."] },
    },
  });
  await app.db.insert(serviceDays).values({ productId: productId, day: on, taken: 1, capacity: 2 });
  expect(await read()).toMatchObject({
    can_order: false,
    sellers: [
      {
        lines: [
          { problem: "shared", available: 0, places: 1 },
          { problem: "shared", available: 0, places: 1 },
        ],
      },
    ],
  });
  const cart = await read();
  const refused = await app.call("POST", "/api/v1/orders", {
    token,
    body: {
      order_key: cart.order_key,
      recipient: "Awa",
      phone_number: "+2250700000001",
      town_id: 1,
      address: "",
      lines: cart.sellers.flatMap(({ lines }) =>
        lines.map(({ id, quantity, price }) => ({ id, quantity, price })),
      ),
      deliveries: [],
    },
  });
  expect([refused.status, (await takenOf(productId)).get(on)]).toEqual([409, 1]);
  await app.call("DELETE", `/api/v1/cart/lines/${second?.id}`, { token });
  expect(await read()).toMatchObject({ can_order: true });
});
