import { requestContext } from "../app-context.ts";
import { createOrder } from "../areas/fabric-orders/orders/save-order.ts";
import { fabricOrders } from "../areas/fabric-orders/orders/tables.ts";
import { fabricShares } from "../areas/fabric-orders/shares/tables.ts";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";
import {
  askedWithdrawal,
  collect,
  placePurchase,
  productOf,
  UNIT_FCFA,
} from "./fabric-money-samples.ts";
import type { FabricSubject, Sample } from "./subject.ts";

const form = {
  name: "Pagne de la famille",
  unit: "complet de 6 yards",
  unit_price: UNIT_FCFA,
  sizes: ["M", "L"],
  deadline: "2027-02-01",
  note: "",
  seller_name: null,
  phone_number_1: null,
};

/** A fabric order of a member's with two people, and one of a variant of the marketplace. */
export async function furnishFabric(
  app: TestApp,
  { eventId }: Pick<CastMember, "eventId">,
  variantId: number,
): Promise<FabricSubject> {
  const orderId = await createOrder(requestContext(app), eventId, form);
  const spareOrderId = await createOrder(requestContext(app), eventId, form);
  const people = ["Aya", "Yao"].map((name) => ({
    orderId,
    name,
    phone: `+22507${String(orderId).padStart(7, "0")}${name === "Aya" ? 1 : 2}`,
    token: `${name.toLowerCase()}-${orderId}`,
    size: "M",
    quantity: 2,
  }));
  const ofShop = {
    ...(await productOf(app, variantId)),
    ...{ eventId, name: form.name, unit: form.unit, unitFcfa: form.unit_price },
    ...{ deadline: form.deadline, state: "closed" as const },
  };
  const closed = await app.db.insert(fabricOrders).values([ofShop, ofShop]).returning();
  const [shop, bought] = closed;
  if (!shop || !bought) throw new Error("The fabric order was not written");
  await app.db.insert(fabricShares).values({
    orderId: shop.id,
    name: "Aya",
    token: `paid-${shop.id}`,
    quantity: 1,
    paidFcfa: form.unit_price,
    paidBy: "cash",
    paidAt: app.clock(),
  });
  const purchase = await placePurchase(app, bought.id, variantId);
  for (const id of [orderId, spareOrderId, shop.id, bought.id]) await collect(app, id, 100_000);
  const [first, second] = await app.db.insert(fabricShares).values(people).returning();
  if (!first || !second) throw new Error("The shares were not written");
  return {
    orderId,
    spareOrderId,
    shopOrderId: shop.id,
    purchase,
    withdrawal: await askedWithdrawal(app, eventId, shop.id),
    spareWithdrawal: await askedWithdrawal(app, eventId, spareOrderId),
    shareId: first.id,
    spareShareId: second.id,
    token: first.token,
  };
}

/** The same things, none of which exists. */
export const missingFabric: FabricSubject = {
  orderId: 999_999_999,
  spareOrderId: 999_999_999,
  shopOrderId: 999_999_999,
  purchase: "C260101-AAAAAAAA",
  withdrawal: { orderId: 999_999_999, id: 999_999_999 },
  spareWithdrawal: { orderId: 999_999_999, id: 999_999_999 },
  shareId: 999_999_999,
  spareShareId: 999_999_999,
  token: "aaaaaaaaaaaaaaaa",
};

const sent = { ...form, sizes: "M, L", seller_name: "", phone_number_1: "" };

/** A right input for each call about fabric orders. */
export const fabricSamples = {
  "fabric.orders.list": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "fabric.orders.order": {
    byId: true,
    input: ({ eventId, fabric: { orderId } }) => ({ eventId, id: orderId }),
  },
  "fabric.orders.create": { byId: true, input: ({ eventId }) => ({ eventId, ...sent }) },
  "fabric.orders.save": {
    byId: true,
    input: ({ eventId, fabric: { orderId } }) => ({ eventId, id: orderId, ...sent, version: 1 }),
  },
  "fabric.orders.move": {
    byId: true,
    input: ({ eventId, fabric: { spareOrderId } }) => ({ eventId, id: spareOrderId, to: "closed" }),
  },
  "fabric.orders.orderFromSeller": {
    byId: true,
    input: ({ eventId, fabric: { shopOrderId } }) => ({ eventId, id: shopOrderId }),
  },
  "fabric.orders.addPeople": {
    byId: true,
    input: ({ eventId, fabric: { orderId } }) => ({
      eventId,
      id: orderId,
      guest_ids: [],
      committee: false,
      name: "Tante Rose",
      phone_number_1: "",
    }),
  },
  "fabric.orders.saveShare": {
    byId: true,
    input: ({ eventId, fabric: { orderId, shareId } }) => ({
      eventId,
      id: orderId,
      share_id: shareId,
      name: "Aya",
      phone_number_1: "+(225) 07 08 00 00 01",
      size: "L",
      quantity: 1,
      version: 1,
    }),
  },
  "fabric.orders.removeShare": {
    byId: true,
    input: ({ eventId, fabric: { orderId, spareShareId } }) => ({
      eventId,
      id: orderId,
      share_id: spareShareId,
    }),
  },
  "fabric.orders.markCash": {
    byId: true,
    input: ({ eventId, fabric: { orderId, shareId } }) => ({
      eventId,
      id: orderId,
      share_id: shareId,
      paid: false,
    }),
  },
  "fabric.orders.remind": {
    byId: true,
    input: ({ eventId, fabric: { orderId, shareId } }) => ({
      eventId,
      id: orderId,
      share_id: shareId,
      by: "whatsapp",
    }),
  },
  "fabric.orders.exportShares": {
    byId: true,
    input: ({ eventId, fabric: { orderId } }) => ({ eventId, id: orderId }),
  },
  "fabric.purchases.purchase": {
    byId: true,
    input: ({ fabric: { purchase } }) => ({ reference: purchase }),
  },
  "fabric.purchases.transfer": {
    byId: true,
    input: ({ fabric: { purchase } }) => ({ reference: purchase, left_fcfa: 10 * form.unit_price }),
  },
  "fabric.purchases.pay": {
    byId: true,
    input: ({ fabric: { purchase } }) => ({ reference: purchase }),
  },
  "fabric.money.read": {
    byId: true,
    input: ({ eventId, fabric: { orderId } }) => ({ eventId, id: orderId }),
  },
  "fabric.money.ask": {
    byId: true,
    input: ({ eventId, fabric: { orderId }, hostNumbers }) => ({
      ...{ eventId, id: orderId, amount: "5 000", number_id: hostNumbers.numberId },
      current_password: "demo",
    }),
  },
  "fabric.money.confirm": {
    byId: true,
    input: ({ eventId, fabric: { withdrawal } }) => ({
      ...{ eventId, id: withdrawal.orderId, withdrawal_id: withdrawal.id },
      current_password: "demo",
    }),
  },
  "fabric.money.refuse": {
    byId: true,
    input: ({ eventId, fabric: { spareWithdrawal } }) => ({
      ...{ eventId, id: spareWithdrawal.orderId, withdrawal_id: spareWithdrawal.id },
    }),
  },
  "fabric.publicShares.share": { byId: false, input: ({ fabric: { token } }) => ({ token }) },
  "fabric.publicShares.choose": {
    byId: false,
    input: ({ fabric: { token } }) => ({ token, size: "M", quantity: 2 }),
  },
  "fabric.publicShares.pay": { byId: false, input: ({ fabric: { token } }) => ({ token }) },
} satisfies Record<string, Sample>;
