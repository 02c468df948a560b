import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../testing/app.ts";
import { type CastMember, registerCouple } from "../../testing/cast.ts";
import { openShop, type Shop } from "../../testing/orders.ts";
import { products, productVariants } from "../products/products/tables.ts";
import { cartLines, carts } from "./cart/tables.ts";

const app = testApp();
const held: { awa?: CastMember; shop?: Shop; service?: Shop } = {};

beforeAll(async () => {
  held.awa = await registerCouple(app);
  held.shop = await openShop(app, "bijoux");
  held.service = await openShop(app, "coiffure", {
    kind: "service",
    dayCapacity: 1,
    noticeDays: 2,
  });
});

function cast() {
  const { awa, shop, service } = held;
  if (!awa || !shop || !service) throw new Error("They are made before the tests");
  return { awa, shop, service };
}

interface Added {
  cart_token: string | null;
  count: number;
}

const add = (body: object, token?: string) =>
  app.call("POST", "/api/v1/cart/lines", token === undefined ? { body } : { body, token });
const read = async (query: string, token?: string) =>
  (await app.call("GET", `/api/v1/cart${query}`, token === undefined ? {} : { token })).body as {
    count: number;
    can_order: boolean;
    sellers: { lines: { id: number; quantity: number; problem: string | null }[] }[];
  };
const dayIn = (days: number) =>
  new Date(app.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10);

describe("a visitor's cart", () => {
  it("is known by its token, which is stored hashed, and becomes the customer's at sign-in", async () => {
    const { awa, shop } = cast();
    const first = (await add({ variant_id: shop.variantId, quantity: 2 })).body as Added;
    const token = first.cart_token ?? "";
    expect(token.length).toBeGreaterThan(40);
    const again = await add({ variant_id: shop.variantId, quantity: 1, cart_token: token });
    expect(again.body).toMatchObject({ cart_token: null, count: 3 });
    expect(JSON.stringify(await app.db.select().from(carts))).not.toContain(token);
    expect((await read("")).count).toBe(0);
    expect((await read("?cart_token=another")).count).toBe(0);
    expect((await read(`?cart_token=${token}`)).count).toBe(3);
    await add({ variant_id: shop.variantId, quantity: 5 }, awa.token);
    const merge = () =>
      app.call("POST", "/api/v1/cart/merge", { token: awa.token, body: { cart_token: token } });
    expect((await merge()).status).toBe(200);
    expect((await merge()).status).toBe(200);
    expect((await read("", awa.token)).count).toBe(5);
    expect((await read(`?cart_token=${token}`)).count).toBe(0);
  });

  it("that an unknown token names is a new one", async () => {
    const { shop } = cast();
    const { body } = await add({ variant_id: shop.variantId, cart_token: "chosen by somebody" });
    expect((body as Added).cart_token).not.toBeNull();
    expect((await read("?cart_token=chosen by somebody")).count).toBe(0);
  });
});

describe("a cart", () => {
  it.each([0, -1, 1000, 1_000_000, 1.5, "abc"])("takes no quantity of %s", async (quantity) => {
    const { shop } = cast();
    expect(await add({ variant_id: shop.variantId, quantity })).toMatchObject({
      status: 422,
      body: { errors: { quantity: ["Entrez une quantité de 1 à 999"] } },
    });
  });

  it("takes no more than the stock, and says what is left", async () => {
    const { shop } = cast();
    expect(await add({ variant_id: shop.variantId, quantity: 11 })).toMatchObject({
      status: 422,
      body: { errors: { quantity: ["Il n’en reste que 10."] } },
    });
  });

  it("takes no option that does not exist, and no withdrawn product", async () => {
    const { shop } = cast();
    expect((await add({ variant_id: 999_999_999 })).status).toBe(404);
    const withdraw = (removedAt: Date | null) =>
      app.db.update(products).set({ removedAt }).where(eq(products.id, shop.productId));
    await withdraw(app.clock());
    expect((await add({ variant_id: shop.variantId })).status).toBe(409);
    await withdraw(null);
    const removed = { removedAt: app.clock() };
    await app.db.update(productVariants).set(removed).where(eq(productVariants.id, shop.variantId));
    expect((await add({ variant_id: shop.variantId })).status).toBe(404);
    await app.db
      .update(productVariants)
      .set({ removedAt: null })
      .where(eq(productVariants.id, shop.variantId));
  });

  it("takes a service for a day that it is free on, after its notice", async () => {
    const { service } = cast();
    const { variantId } = service;
    expect((await add({ variant_id: variantId })).status).toBe(422);
    expect((await add({ variant_id: variantId, day: dayIn(1) })).status).toBe(422);
    expect((await add({ variant_id: variantId, day: dayIn(900) })).status).toBe(422);
    expect((await add({ variant_id: variantId, day: dayIn(3), quantity: 2 })).status).toBe(422);
    expect((await add({ variant_id: variantId, day: dayIn(3) })).status).toBe(200);
    const { shop } = cast();
    expect((await add({ variant_id: shop.variantId, day: dayIn(3) })).status).toBe(422);
  });

  it("of another is not changed, and says what can no longer be ordered", async () => {
    const { shop } = cast();
    const other = await registerCouple(app);
    await add({ variant_id: shop.variantId, quantity: 4 }, other.token);
    const line = (await read("", other.token)).sellers[0]?.lines[0];
    const path = `/api/v1/cart/lines/${line?.id}`;
    const { awa } = cast();
    const body = { quantity: 1 };
    expect((await app.call("POST", path, { token: awa.token, body })).status).toBe(404);
    expect((await app.call("DELETE", path, { token: awa.token })).status).toBe(404);
    expect((await app.call("DELETE", path, {})).status).toBe(404);
    await app.db
      .update(productVariants)
      .set({ stock: 2 })
      .where(eq(productVariants.id, shop.variantId));
    expect(await read("", other.token)).toMatchObject({
      can_order: false,
      sellers: [{ lines: [{ problem: "short", quantity: 4, available: 2 }] }],
    });
    expect((await app.call("POST", path, { token: other.token, body })).status).toBe(200);
    expect((await app.call("DELETE", path, { token: other.token })).status).toBe(200);
    const left = await app.db
      .select()
      .from(cartLines)
      .where(eq(cartLines.id, line?.id ?? 0));
    expect(left).toEqual([]);
  });

  it("says which product was withdrawn while it lay in it, and lets it be removed", async () => {
    const shop = await openShop(app, "retire");
    const { token } = await registerCouple(app);
    await add({ variant_id: shop.variantId, quantity: 2 }, token);
    const { id } = (await read("", token)).sellers[0]?.lines[0] ?? {};
    await app.db
      .update(products)
      .set({ removedAt: app.clock() })
      .where(eq(products.id, shop.productId));
    expect(await read("", token)).toMatchObject({
      can_order: false,
      sellers: [{ lines: [{ problem: "gone", available: 0 }] }],
    });
    const path = `/api/v1/cart/lines/${id}`;
    expect(await app.call("POST", path, { token, body: { quantity: 1 } })).toMatchObject({
      status: 409,
      body: { message: "Cet article n’est plus proposé par le vendeur." },
    });
    expect((await app.call("DELETE", path, { token })).status).toBe(200);
    expect((await read("", token)).count).toBe(0);
  });
});
