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
import { availableOf } from "../../carts/cart/line-rules.ts";
import { putLines } from "../../carts/cart/put-lines.ts";
import { stateOn } from "./fabric-state.ts";
import { listShares, lockOrder } from "./queries.ts";
import { findShopOption, type PurchaseLine, purchaseLines } from "./shop-option.ts";
import { fabricOrders } from "./tables.ts";

/**
 * Puts what was paid of a closed order into a customer's cart, with exactly these quantities: all of
 * it, or nothing. The order that they then pay marks this one as sent (`note-purchase.ts`).
 * @returns what the cart holds, in a sentence
 * @throws not-found; fabric-still-open, fabric-moved, fabric-nothing-to-order, article-gone (409);
 * 422 at `stock` with what is missing
 */
export async function orderFromSeller(
  { db, now }: Pick<RequestContext, "db" | "now">,
  { eventId, id, customerId }: { eventId: number; id: number; customerId: number },
): Promise<string> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, eventId, id);
    const state = stateOn(order, calendarDate(now));
    if (state === "open") throw refusal("fabric-still-open");
    if (state !== "closed") throw refusal("fabric-moved");
    if (order.articleId === null) throw refusal("not-found");
    const option = order.variantId === null ? null : await findShopOption(tx, order.variantId);
    if (!option?.sizes.some(({ isSold }) => isSold)) throw refusal("article-gone");
    const paid = (await listShares(tx, [id])).filter(({ paidFcfa }) => paidFcfa !== null);
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
    const inCart = await putLines(tx, { customerId }, wanted, now);
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
