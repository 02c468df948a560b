import type { FabricPurchasePayment } from "@jdj/contract/fabric-orders/purchases";
import { eq } from "drizzle-orm";
import { requestContext } from "../app-context.ts";
import { placeOrder } from "../areas/orders/checkout/place-order.ts";
import { marketplaceOrders, sellerOrders } from "../areas/orders/orders/tables.ts";
import { transitionSellerOrder } from "../areas/orders/seller-orders/transition-seller-order.ts";
import { addProduct } from "./add-product.ts";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";
import { chooseShare, openFabricOrder, payShare } from "./fabric.ts";
import { askedOrder } from "./order-samples.ts";
import { openShop } from "./orders.ts";

let shops = 0;

/**
 * A closed fabric order of a product of the shop, at 15 000 FCFA, whose people take one unit each and
 * pay it by mobile money, in cash, or not; the shop asks the same, and 1 500 FCFA for its delivery.
 */
export async function collectedOrder(
  app: TestApp,
  {
    people = ["Aya"],
    unpaid = [],
    units = 1,
    priceFcfa = 15_000,
    shopFcfa = priceFcfa,
    cash = [],
  }: {
    people?: readonly string[];
    unpaid?: readonly string[];
    /** Of each person. */
    units?: number;
    /** What each pays for a unit, and what the shop asks. */
    priceFcfa?: number;
    shopFcfa?: number;
    cash?: readonly string[];
  } = {},
) {
  shops += 1;
  const shop = await openShop(app, `argent-${shops}`);
  const product = { name: "Pagne Fleur", priceFcfa: shopFcfa, variants: [{ stock: 500 }] };
  const { variantIds } = await addProduct(app, shop.providerId, product);
  const fabric = await openFabricOrder(app, {
    sizes: "",
    variant_id: variantIds[0],
    unit_price: String(priceFcfa),
  });
  for (const name of [...people, ...cash, ...unpaid]) {
    await fabric.add(name);
    const { token, id } = await fabric.share(name);
    await chooseShare(app, token, null, units);
    if (people.includes(name)) await payShare(app, token);
    if (cash.includes(name)) await fabric.call("POST", `/people/${id}/cash`, { paid: true });
  }
  await fabric.call("POST", "/state", { to: "closed" });
  const { couple } = fabric;
  /** Puts what was paid into the cart of the owner and orders it. @returns its reference */
  const place = async () => {
    const pressed = await fabric.call("POST", "/cart");
    if (pressed.status !== 200) throw new Error(JSON.stringify(pressed.body));
    const asked = await askedOrder(app, couple.customerId, [shop.zone]);
    return placeOrder(requestContext(app), couple.customerId, asked);
  };
  return { ...fabric, shop, place };
}

/** The calls of a purchase, as a member makes them. */
export function purchaseCalls(
  app: TestApp,
  reference: string,
  { token }: Pick<CastMember, "token">,
) {
  const path = `/api/v1/fabric-purchases/${reference}`;
  return {
    read: async () => (await app.call("GET", path, { token })).body as FabricPurchasePayment,
    transfer: (leftFcfa: number) =>
      app.call("POST", `${path}/transfer`, { token, body: { left_fcfa: leftFcfa } }),
    pay: () => app.call("POST", `${path}/payment`, { token }),
  };
}

/** The shop cancels its part of an order, and what follows is done. */
export async function cancelBySeller(
  app: TestApp,
  { providerId, userId }: { providerId: number; userId: number },
  reference: string,
): Promise<void> {
  const [row] = await app.db
    .select({ suborderId: sellerOrders.id })
    .from(sellerOrders)
    .innerJoin(marketplaceOrders, eq(marketplaceOrders.id, sellerOrders.orderId))
    .where(eq(marketplaceOrders.reference, reference));
  const names = { providerId, suborderId: row?.suborderId ?? 0 };
  const move = { to: "cancelled" as const, note: "Plus de tissu.", userId };
  await transitionSellerOrder(requestContext(app), names, move);
  await app.work();
}
