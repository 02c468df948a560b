import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { openShop, orderFrom, payOrder, type Shop } from "../../../testing/orders.ts";
import { products, productVariants } from "../../products/products/tables.ts";
import { againSentence } from "./order-again.ts";

const app = testApp();
const held: { awa?: CastMember; one?: Shop; two?: Shop } = {};

beforeAll(async () => {
  held.awa = await registerCouple(app);
  held.one = await openShop(app, "perles");
  held.two = await openShop(app, "pagnes", { name: "Pagne wax" });
});

function cast() {
  const { awa, one, two } = held;
  if (!awa || !one || !two) throw new Error("They are made before the tests");
  return { awa, one, two };
}

interface Again {
  message: string;
  added: number;
  left: { name: string; why: string }[];
}

const again = async (reference: string) => {
  const { token } = cast().awa;
  const { status, body } = await app.call("POST", `/api/v1/orders/${reference}/again`, { token });
  return { status, ...(body as Again) };
};

const setStock = ({ variantId }: Shop, stock: number) =>
  app.db.update(productVariants).set({ stock }).where(eq(productVariants.id, variantId));

async function cart() {
  const { body } = await app.call("GET", "/api/v1/cart", { token: cast().awa.token });
  const { sellers } = body as {
    sellers: { lines: { id: number; quantity: number; price: number }[] }[];
  };
  return sellers.flatMap(({ lines }) => lines);
}

describe("a past order, ordered again", () => {
  it("goes into the cart as far as it is available, at today's prices, and says what is missing", async () => {
    const { awa, one, two } = cast();
    const { order, payment } = await orderFrom(app, awa.customerId, [one, two], 2);
    await payOrder(app, awa, payment);
    await app.db.update(products).set({ priceFcfa: 12_000 }).where(eq(products.id, one.productId));
    await setStock(two, 1);
    const first = await again(order.reference);
    expect(first).toMatchObject({
      status: 200,
      added: 3,
      left: [{ name: "Pagne wax", why: "il n’en reste qu’un" }],
    });
    expect(first.message).toContain("Pagne wax");
    const lines = await cart();
    expect(lines.map(({ quantity, price }) => [quantity, price])).toEqual(
      expect.arrayContaining([
        [2, 12_000],
        [1, 10_000],
      ]),
    );
    // A second press adds only what is still left beside the cart.
    await setStock(one, 3);
    expect(await again(order.reference)).toMatchObject({
      added: 1,
      left: [
        { name: "Pagne wax", why: "est épuisé" },
        { name: "Collier de perles", why: "il n’en reste qu’un" },
      ],
    });
    await app.db
      .update(products)
      .set({ suspendedAt: app.clock() })
      .where(eq(products.id, one.productId));
    expect(await again(order.reference)).toMatchObject({
      added: 0,
      message: expect.stringContaining("Rien de cette commande n’est disponible"),
    });
  });

  it("is the customer's own", async () => {
    const { two } = cast();
    await setStock(two, 20);
    const { customerId } = await registerCouple(app);
    const { reference } = (await orderFrom(app, customerId, [two])).order;
    const { token } = cast().awa;
    const path = `/api/v1/orders/${reference}/again`;
    expect((await app.call("POST", path, { token })).status).toBe(404);
  });

  it("names three products that are missing, and counts the others", () => {
    const left = Array.from({ length: 5 }, () => ({ name: "x".repeat(120), why: "est épuisé" }));
    const sentence = againSentence(1, left);
    expect(sentence).toContain("2 autres articles manquent.");
    expect(sentence.length).toBeLessThan(400);
  });
});
