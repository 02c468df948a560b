import type { Cart } from "@jdj/contract/carts/cart";
import { eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { addProduct } from "../../../testing/add-product.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { chooseShare, fabricForm, openFabricOrder, payShare } from "../../../testing/fabric.ts";
import { askedOrder } from "../../../testing/order-samples.ts";
import { openShop, payOrder } from "../../../testing/orders.ts";
import { placeOrder } from "../../orders/checkout/place-order.ts";
import { findPayment } from "../../payments/payments/queries.ts";
import { products, productVariants } from "../../products/products/tables.ts";
import { fabricShares } from "../shares/tables.ts";
import { fabricOrders } from "./tables.ts";

const app = testApp();
let shops = 0;

/** An order of a fabric of a shop that has it in two colours, S and M at 15 000 FCFA and L at 18 000. */
async function fromShop(fields: object = {}) {
  shops += 1;
  const shop = await openShop(app, `tissus${shops}`);
  const variants = ["Bleu", "Rouge"].flatMap((colour) =>
    ["S", "M", "L"].map((size) => ({
      colour,
      size,
      stock: 10,
      priceFcfa: size === "L" ? 18_000 : null,
    })),
  );
  const product = { name: "Pagne Fleur", priceFcfa: 15_000, variants };
  const { id: productId, variantIds } = await addProduct(app, shop.providerId, product);
  const variant_id = variantIds[0] ?? 0;
  const fabric = await openFabricOrder(app, { sizes: "", variant_id, ...fields });
  return { ...fabric, shop, productId: productId, variantIds, variant_id };
}

type FromShop = Awaited<ReturnType<typeof fromShop>>;

/** Aya paid two of M, Yao one of S, and Koffi nothing of two. */
async function collect({ add, share, call }: FromShop, isClosed = true) {
  for (const [name, size, quantity] of [
    ["Aya", "M", 2],
    ["Yao", "S", 1],
    ["Koffi", "M", 2],
  ] as const) {
    await add(name);
    await chooseShare(app, (await share(name)).token, size, quantity);
  }
  await payShare(app, (await share("Aya")).token);
  await call("POST", `/people/${(await share("Yao")).id}/cash`, { paid: true });
  if (isClosed) await call("POST", "/state", { to: "closed" });
}

async function linesOf(token: string) {
  const { body } = await app.call("GET", "/api/v1/cart", { token });
  return (body as Cart).sellers.flatMap(({ lines }) =>
    lines.map(({ size, colour, quantity }) => [size, colour, quantity]),
  );
}

const setStock = (variantId: number | undefined, stock: number) =>
  app.db
    .update(productVariants)
    .set({ stock })
    .where(eq(productVariants.id, variantId ?? 0));

describe("an order of fabric from the shop", () => {
  it("has the product's seller and the sizes of its colour and price", async () => {
    const { read, variant_id, productId, shop, call } = await fromShop();
    const order = await read();
    expect(order).toMatchObject({
      sizes: ["S", "M"],
      seller_phone: null,
      article: { id: productId, name: "Pagne Fleur", variant_id, colour: "Bleu", is_sold: true },
    });
    expect(order.seller_name).not.toBe(fabricForm.seller_name);
    expect(order.seller_name).not.toBe("");
    const wrong = await call("PUT", "", {
      ...fabricForm,
      variant_id,
      sizes: "S, XXL",
      version: order.version,
    });
    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: { sizes: [expect.stringContaining("S, M")] } },
    });
    // Another fabric may be chosen, or one from elsewhere.
    const elsewhere = { ...fabricForm, variant_id: "", version: order.version };
    expect(await call("PUT", "", elsewhere)).toMatchObject({ status: 200 });
    expect(await read()).toMatchObject({ article: null, seller_name: fabricForm.seller_name });
    const again = { ...fabricForm, sizes: "", variant_id: shop.variantId };
    expect(await call("PUT", "", { ...again, version: (await read()).version })).toMatchObject({
      status: 200,
    });
    expect((await read()).article?.name).toBe("Collier de perles");
  });

  it("is refused at its field for a product that is not sold, a service and one that does not exist", async () => {
    const { shop, productId, variant_id } = await fromShop();
    await app.db
      .update(products)
      .set({ suspendedAt: app.clock() })
      .where(eq(products.id, productId));
    const service = await addProduct(app, shop.providerId, { kind: "service" });
    for (const wrong of [variant_id, service.variantIds[0], 999_999_999]) {
      const { opened } = await openFabricOrder(app, { sizes: "", variant_id: wrong });
      expect(opened).toMatchObject({
        status: 422,
        body: { errors: { variant_id: [expect.stringContaining("n’est plus proposé")] } },
      });
    }
  });

  it("puts what was paid into the cart by size, with exactly these quantities", async () => {
    const order = await fromShop();
    const { call, couple } = order;
    await collect(order, false);
    expect(await call("POST", "/cart")).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("il faut la clore") },
    });
    expect((await order.read()).can.order).toBe(false);
    await call("POST", "/state", { to: "closed" });
    expect((await order.read()).can.order).toBe(true);
    expect(await call("POST", "/cart")).toMatchObject({
      status: 200,
      body: { message: "3 unités de «\u00a0Pagne Fleur\u00a0» sont dans votre panier." },
    });
    await call("POST", "/cart");
    expect((await linesOf(couple.token)).sort()).toEqual([
      ["M", "Bleu", 2],
      ["S", "Bleu", 1],
    ]);
    expect((await order.read()).cart_filled_at).not.toBeNull();
  });

  it("is ordered by its last day as one that was closed, and says what the shop asks now", async () => {
    const order = await fromShop();
    await collect(order, false);
    await app.db
      .update(fabricOrders)
      .set({ deadline: "2026-01-01" })
      .where(eq(fabricOrders.id, order.id));
    await app.db
      .update(products)
      .set({ priceFcfa: 16_000 })
      .where(eq(products.id, order.productId));
    const { status, body } = await order.call("POST", "/cart");
    expect(status).toBe(200);
    expect((body as { message: string }).message).toMatch(
      /la boutique demande 16.000.FCFA l’unité, et chacun en a payé 15.000.FCFA/,
    );
  });

  it("takes sizes for the tailor where the shop has one", async () => {
    const order = await fromShop();
    const { read, call, add, share, shop, couple } = order;
    const own = { ...fabricForm, sizes: "Dame, Homme", variant_id: shop.variantId };
    await call("PUT", "", { ...own, version: (await read()).version });
    for (const [name, size] of [
      ["Aya", "Dame"],
      ["Yao", "Homme"],
    ] as const) {
      await add(name);
      await chooseShare(app, (await share(name)).token, size, 2);
      await call("POST", `/people/${(await share(name)).id}/cash`, { paid: true });
    }
    await call("POST", "/state", { to: "closed" });
    expect(await call("POST", "/cart")).toMatchObject({ status: 200 });
    expect(await linesOf(couple.token)).toEqual([[null, null, 4]]);
  });

  it("says what is missing, size by size, and leaves the cart as it was", async () => {
    const order = await fromShop();
    const { call, variantIds, couple, productId } = order;
    await collect(order);
    await setStock(variantIds[1], 1);
    await app.db
      .update(productVariants)
      .set({ removedAt: app.clock() })
      .where(eq(productVariants.id, variantIds[0] ?? 0));
    const gone = await call("POST", "/cart");
    expect(gone).toMatchObject({ status: 422 });
    expect(JSON.stringify(gone.body)).toContain("La taille S\u00a0: plus rien dans la boutique");
    expect(JSON.stringify(gone.body)).toContain(
      "Demandez au vendeur quand il en aura, ou changez les parts.",
    );
    await app.db
      .update(productVariants)
      .set({ removedAt: null })
      .where(inArray(productVariants.id, variantIds));
    expect(JSON.stringify((await call("POST", "/cart")).body)).toContain(
      "La taille M\u00a0: 1 au plus dans la boutique, 2 à commander.",
    );
    await app.db.update(products).set({ removedAt: app.clock() }).where(eq(products.id, productId));
    expect(await call("POST", "/cart")).toMatchObject({
      status: 409,
      body: { message: "Cet article n’est plus proposé par le vendeur." },
    });
    expect(await linesOf(couple.token)).toEqual([]);
  });

  it("is marked as sent by the order that pays it, without who paid later", async () => {
    const order = await fromShop();
    const { call, couple, shop, read, share } = order;
    await collect(order);
    await call("POST", "/cart");
    await call("POST", `/people/${(await share("Koffi")).id}/cash`, { paid: true });
    const later = new Date(app.clock().getTime() + 60_000);
    const koffi = eq(fabricShares.id, (await share("Koffi")).id);
    await app.db.update(fabricShares).set({ paidAt: later }).where(koffi);
    const asked = await askedOrder(app, couple.customerId, [shop.zone]);
    const placed = await placeOrder(requestContext(app), couple.customerId, asked);
    expect(await read()).toMatchObject({
      state: "closed",
      purchases: [],
      unpaid_purchase: { reference: placed.reference, is_own: true },
      can: { order: false },
    });
    const payment = await findPayment(app.db, placed.paymentReference);
    if (!payment) throw new Error("The payment was not written");
    await payOrder(app, couple, payment);
    expect(await read()).toMatchObject({
      state: "sent",
      purchases: [{ reference: placed.reference, is_own: true }],
      unpaid_purchase: null,
      unordered_units: 2,
      can: { order: true },
    });
    const isSent = Object.fromEntries((await read()).shares.map((one) => [one.name, one.is_sent]));
    expect(isSent).toEqual({ Aya: true, Yao: true, Koffi: false });
  });

  it("goes into no cart of another event's committee", async () => {
    const [mine, theirs] = [await fromShop(), await fromShop()];
    await collect(theirs);
    expect(await mine.send("POST", `/${theirs.id}/cart`)).toMatchObject({ status: 404 });
    const stranger = await registerCouple(app);
    const path = `/api/v1/fabric-orders/${theirs.couple.eventId}/${theirs.id}/cart`;
    expect(await app.call("POST", path, { token: stranger.token })).toMatchObject({ status: 404 });
    expect(await linesOf(stranger.token)).toEqual([]);
  });
});
