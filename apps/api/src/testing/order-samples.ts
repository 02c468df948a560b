import { eq } from "drizzle-orm";
import { requestContext } from "../app-context.ts";
import { addLine } from "../areas/carts/cart/add-line.ts";
import { findCart } from "../areas/carts/cart/find-cart.ts";
import { listLines } from "../areas/carts/cart/list-lines.ts";
import { picture, upload } from "../areas/files/image-samples.ts";
import { placeOrder } from "../areas/orders/checkout/place-order.ts";
import { marketplaceOrders, sellerOrders } from "../areas/orders/orders/tables.ts";
import type { TestApp } from "./app.ts";
import type { OrderSubject, Sample } from "./subject.ts";
import { townId } from "./town-id.ts";

const missing = 999_999_999;

/** The same things, none of which exists. */
export const missingOrders: Omit<OrderSubject, "cartVariantId"> = {
  cartLineId: missing,
  spareCartLineId: missing,
  placedOrder: "C260101-AAAAAAAA",
  placedKey: "7b0cbe0c-7f0c-4a0e-9d6d-6f2b5f3d6c11",
  sentOrderId: missing,
  sentSuborderId: missing,
  deliveredSuborderId: missing,
  deliveredLineId: missing,
  deliveredProductId: missing,
  wrongSuborderId: missing,
  disputeId: missing,
};

/** Puts a variant into a customer's cart. @returns the number of the line */
export async function putIntoCart(
  app: TestApp,
  customerId: number,
  line: { variantId: number; quantity?: number; day?: string | null; note?: string },
): Promise<number> {
  const { variantId, quantity = 1, day = null, note = "" } = line;
  const context = requestContext(app);
  await addLine(context, { customerId }, { variantId, quantity, day, note });
  const cart = await findCart(app.db, { customerId });
  const rows = await listLines(app.db, { cartId: cart?.id ?? 0 });
  return rows.find((row) => row.line.variantId === variantId)?.line.id ?? 0;
}

/** What a customer sends to order their cart as it is, delivered by these zones. */
export async function askedOrder(
  app: TestApp,
  customerId: number,
  zones: readonly { seller_id: number; zone_id: number; price: number }[],
) {
  const cart = await findCart(app.db, { customerId });
  const rows = await listLines(app.db, { cartId: cart?.id ?? 0 });
  return {
    orderKey: cart?.orderKey ?? "",
    recipient: "Awa Kouassi",
    phone: "+2250700000001",
    townId: await townId(app.db, "Cocody"),
    address: "Riviera 2, près de la pharmacie",
    note: "",
    lines: rows.map(({ line, unitFcfa }) => ({
      id: line.id,
      quantity: line.quantity,
      price: unitFcfa,
    })),
    deliveries: zones,
  };
}

/** Orders one unit of a variant for a customer, to be fetched or sent by a zone of its seller. */
export async function orderOne(
  app: TestApp,
  customerId: number,
  what: { variantId: number; zone: { seller_id: number; zone_id: number; price: number } },
) {
  await putIntoCart(app, customerId, what);
  const placed = await placeOrder(
    requestContext(app),
    customerId,
    await askedOrder(app, customerId, [what.zone]),
  );
  const [row] = await app.db
    .select({ order: marketplaceOrders, suborder: sellerOrders })
    .from(marketplaceOrders)
    .innerJoin(sellerOrders, eq(sellerOrders.orderId, marketplaceOrders.id))
    .where(eq(marketplaceOrders.reference, placed.reference));
  if (!row) throw new Error("The order was not written");
  return { ...placed, ...row };
}

const photo = upload(await picture("png"));

/** A right input for each call about carts and orders. */
export const orderSamples = {
  "carts.read": { byId: false, input: () => ({}) },
  "carts.count": { byId: false, input: () => ({}) },
  "carts.add": {
    byId: false,
    input: ({ orders }) => ({ variant_id: orders.cartVariantId, quantity: 1 }),
  },
  "carts.change": {
    byId: false,
    input: ({ orders }) => ({ id: orders.cartLineId, quantity: 2, note: "Emballage cadeau" }),
  },
  "carts.remove": { byId: false, input: ({ orders }) => ({ id: orders.spareCartLineId }) },
  "carts.merge": { byId: false, input: () => ({ cart_token: "unknown" }) },
  "orders.checkout": { byId: false, input: () => ({ town_id: 1 }) },
  "orders.place": {
    byId: false,
    input: ({ orders }) => ({
      order_key: orders.placedKey,
      recipient: "Awa Kouassi",
      phone_number: "07 00 00 00 01",
      town_id: 1,
      address: "Riviera 2, près de la pharmacie",
      note: "Sonnez deux fois",
      lines: [{ id: 1, quantity: 1, price: 10_000 }],
      deliveries: [{ seller_id: 1, zone_id: 1, price: 1500 }],
    }),
  },
  "orders.list": { byId: false, input: () => ({ page: 1 }) },
  "orders.again": { byId: true, input: ({ orders }) => ({ reference: orders.placedOrder }) },
  "orders.order": { byId: true, input: ({ orders }) => ({ reference: orders.placedOrder }) },
  "orders.cancel": {
    byId: true,
    input: ({ orders }) => ({ reference: orders.placedOrder, note: "" }),
  },
  "orders.receive": { byId: true, input: ({ orders }) => ({ id: orders.sentSuborderId }) },
  "orders.openDispute": {
    byId: true,
    input: ({ orders }) => ({
      ...{ id: orders.wrongSuborderId, kind: "not-as-agreed", reason: "Abîmée", photos: [photo] },
    }),
  },
  "disputes.withdraw": { byId: true, input: ({ orders }) => ({ id: orders.disputeId }) },
  "console.disputes.list": { byId: false, input: () => ({ state: "open" }) },
  "console.disputes.find": { byId: false, input: ({ selling }) => ({ id: selling.disputeId }) },
  "console.disputes.decide": {
    byId: false,
    input: ({ selling }) => ({
      ...{ id: selling.disputeId, refund_fcfa: 0, decision: "La photo montre la livraison." },
    }),
  },
  "orders.askReturn": {
    byId: true,
    input: ({ orders }) => ({
      id: orders.deliveredSuborderId,
      reason: "La couleur ne va pas",
      lines: [{ id: orders.deliveredLineId, quantity: 1 }],
    }),
  },
} satisfies Record<string, Sample>;
