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
import { putLines } from "../../carts/cart/put-lines.ts";
import { stateOn } from "./fabric-state.ts";
import { markBought } from "./note-purchase.ts";
import { findPurchase, purchaseProgress } from "./purchases.ts";
import { listShares, lockOrder, type StoredOrder, type StoredShare } from "./queries.ts";
import { findShopOption, type PurchaseLine, purchaseLines } from "./shop-option.ts";
import { fabricOrders } from "./tables.ts";

/**
 * Puts what was paid of a closed order and is not ordered yet into a customer's cart, with exactly
 * these quantities: all of it, or nothing. The order that they then pay marks it as sent
 * (`note-purchase.ts`). Who paid meanwhile is what is left, for another press.
 * @returns what the cart holds, in a sentence
 * @throws not-found; fabric-still-open, fabric-moved, fabric-nothing-to-order, fabric-all-ordered,
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
    if (state === "cancelled") throw refusal("fabric-moved");
    if (order.articleId === null) throw refusal("not-found");
    const paid = await listUnordered(tx, order, now);
    const option = order.variantId === null ? null : await findShopOption(tx, order.variantId);
    if (!option?.sizes.some(({ isSold }) => isSold)) throw refusal("article-gone");
    const lines = purchaseLines(paid, option);
    if (lines.length === 0) throw refusal("fabric-nothing-to-order");
    refuseMissing(lines, (line) =>
      line.variant === null ? 0 : Math.min(line.quantity, MOST_QUANTITY),
    );
    const wanted = lines.flatMap(({ variant, quantity }) =>
      variant === null
        ? []
        : [{ variantId: variant.variantId, quantity, unitFcfa: variant.priceFcfa }],
    );
    const inCart = besideOthers(await putLines(tx, { customerId }, wanted, now));
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
    const sentence = inTheCart(units, option.articleName);
    return dearest > order.unitFcfa
      ? `${sentence} ${shopPriceRose(fcfa(dearest), fcfa(order.unitFcfa))}`
      : sentence;
  });
}

/**
 * The paid shares that no order of the marketplace has, under the fabric order's lock. An order that
 * was paid a moment ago is marked first.
 * @throws fabric-purchase-unpaid, fabric-all-ordered (409)
 */
async function listUnordered(tx: Database, order: StoredOrder, now: Date): Promise<StoredShare[]> {
  const list = () => listShares(tx, [order.id]);
  const { in_cart: held } = purchaseProgress(await list(), order.cartFilledAt);
  const purchase = await findPurchase(tx, order, held.units);
  if (purchase?.paidAt === null) throw refusal("fabric-purchase-unpaid");
  if (purchase) await markBought(tx, order, purchase, now);
  const paid = (await list()).filter(({ paidFcfa }) => paidFcfa !== null);
  const unordered = paid.filter(({ sentAt }) => sentAt === null);
  if (paid.length > 0 && unordered.length === 0) throw refusal("fabric-all-ordered");
  return unordered;
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
