import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { MOST_LINES } from "@jdj/contract/carts/cart";
import {
  fabricMessages,
  inTheCart,
  missingInShop,
  shopPriceRose,
} from "@jdj/contract/fabric-orders/messages";
import { orderMessages } from "@jdj/contract/orders/messages";
import { MOST_QUANTITY } from "@jdj/contract/orders/order-states";
import { fcfa } from "@jdj/french/money";
import { eq } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { availableOf, besideOthers } from "../../carts/cart/line-rules.ts";
import { putLines, removeLinesOf } from "../../carts/cart/put-lines.ts";
import { isOrderedElsewhere } from "./cover-shares.ts";
import { stateOn } from "./fabric-state.ts";
import { markBought } from "./note-purchase.ts";
import { boughtUnits, listPurchases, type Purchase, unpaidOf } from "./purchases.ts";
import { listShares, lockOrder, type StoredOrder } from "./queries.ts";
import {
  findShopOption,
  type PurchaseLine,
  purchaseLines,
  type ShopOption,
} from "./shop-option.ts";
import { fabricOrders } from "./tables.ts";

/**
 * Puts what was paid of a closed order and is not bought yet into a customer's cart, with exactly
 * these quantities: all of it, or nothing. It leaves the cart of whoever pressed before: of two people,
 * one orders it. The order that is then paid marks it as sent (`note-purchase.ts`). Whoever paid meanwhile,
 * and what was taken out of the cart, is what is left, for another press.
 * @returns what the cart holds, in a sentence
 * @throws not-found; fabric-still-open, state-changed, fabric-nothing-to-order, fabric-all-ordered,
 * fabric-purchase-unpaid, article-gone (409); 422 at `stock` with what is missing
 */
export async function orderFromSeller(
  { db, now }: Pick<RequestContext, "db" | "now">,
  { eventId, id, customerId }: { eventId: number; id: number; customerId: number },
): Promise<string> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, eventId, id);
    const state = stateOn(order, calendarDate(now));
    if (state === "open") throw refusal("fabric-still-open");
    if (state === "cancelled") throw refusal("state-changed");
    if (order.productId === null) throw refusal("not-found");
    const purchases = await countPurchases(tx, order, now);
    const option = order.variantId === null ? null : await findShopOption(tx, order.variantId);
    if (!option?.sizes.some(({ isSold }) => isSold)) throw refusal("article-gone");
    const lines = await listUnbought(tx, order, purchases, option);
    refuseMissing(lines, (line) =>
      line.variant === null ? 0 : Math.min(line.quantity, MOST_QUANTITY),
    );
    const wanted = lines.flatMap(({ variant, quantity }) =>
      variant === null
        ? []
        : [{ variantId: variant.variantId, quantity, unitFcfa: variant.priceFcfa }],
    );
    const forFabric = { lines: wanted, fabricOrderId: id };
    const inCart = besideOthers(await putLines(tx, { customerId }, forFabric, now));
    if (inCart.length > MOST_LINES) throw fieldRefusal({ stock: [orderMessages.tooManyLines] });
    refuseMissing(lines, ({ variant }) => {
      const row = inCart.find(({ line }) => line.variantId === variant?.variantId);
      return row ? availableOf(row) : 0;
    });
    await tx
      .update(fabricOrders)
      .set({ cartCustomerId: customerId, cartFilledAt: now })
      .where(eq(fabricOrders.id, id));
    const units = wanted.reduce((sum, { quantity }) => sum + quantity, 0);
    const dearest = Math.max(...wanted.map(({ unitFcfa }) => unitFcfa));
    const sentence = inTheCart(units, option.productName);
    return dearest > order.unitFcfa
      ? `${sentence} ${shopPriceRose(fcfa(dearest), fcfa(order.unitFcfa))}`
      : sentence;
  });
}

/**
 * The orders that bought for a fabric order, under its lock; what a moment ago was paid is marked first.
 * What carts hold is taken out of them before, so that nobody orders it meanwhile.
 * @throws fabric-purchase-unpaid (409)
 */
async function countPurchases(tx: Database, order: StoredOrder, now: Date): Promise<Purchase[]> {
  await removeLinesOf(tx, order.id);
  const purchases = await listPurchases(tx, order.id);
  if (unpaidOf(purchases)) throw refusal("fabric-purchase-unpaid");
  await markBought(tx, order, purchases, now);
  return purchases;
}

/**
 * What was paid and no order bought, by variant.
 * @throws fabric-nothing-to-order, fabric-all-ordered (409)
 */
async function listUnbought(
  tx: Database,
  order: StoredOrder,
  purchases: readonly Purchase[],
  option: ShopOption,
): Promise<PurchaseLine[]> {
  const shares = (await listShares(tx, [order.id])).filter(({ paidAt }) => paidAt !== null);
  const paid = purchaseLines(
    shares.filter((share) => !isOrderedElsewhere(share)),
    option,
  );
  if (shares.length === 0) throw refusal("fabric-nothing-to-order");
  const bought = boughtUnits(purchases);
  const left = paid.map((line) => ({
    ...line,
    quantity: line.quantity - (bought.get(line.variantId) ?? 0),
  }));
  const unbought = left.filter(({ quantity }) => quantity > 0);
  if (unbought.length === 0) throw refusal("fabric-all-ordered");
  return unbought;
}

/** Refuses lines of which fewer are left than were paid, naming each. @throws 422 at `stock` */
function refuseMissing(
  lines: readonly PurchaseLine[],
  leftOf: (line: PurchaseLine) => number,
): void {
  const missing = lines.flatMap((line) => {
    const left = leftOf(line);
    return left < line.quantity ? [missingInShop(line, left)] : [];
  });
  if (missing.length > 0)
    throw fieldRefusal({ stock: [[...missing, fabricMessages.askTheSeller].join(" ")] });
}
