import { orderMessages } from "@jdj/contract/orders/messages";
import { MOST_QUANTITY } from "@jdj/contract/orders/order-states";
import { asc, eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { addLine } from "../../carts/cart/add-line.ts";
import { cartLines, carts } from "../../carts/cart/tables.ts";
import { isOffered, products, productVariants } from "../../products/products/tables.ts";
import { isOpen, sellers } from "../../providers/tables.ts";
import { orderLines, sellerOrders } from "../orders/tables.ts";

/** Something of a past order that did not go into the cart, or only in part. */
export interface LeftOut {
  name: string;
  why: string;
}

/** How many of what was left out a sentence names, and how much of each name: it is a toast. */
const MOST_NAMED = 3;
const MOST_CHARACTERS = 50;

/** What became of an order that was put into the cart again, in a few sentences. */
export function againSentence(added: number, left: readonly LeftOut[]): string {
  const { againDone, againNone, againSome, againMore } = orderMessages;
  const first = added === 0 ? againNone : left.length === 0 ? againDone : againSome;
  const short = (name: string) =>
    name.length > MOST_CHARACTERS ? `${name.slice(0, MOST_CHARACTERS)}…` : name;
  const named = left
    .slice(0, MOST_NAMED)
    .map(({ name, why }) => `«\u00a0${short(name)}\u00a0»\u00a0: ${why}.`);
  const more = left.length > MOST_NAMED ? [againMore(left.length - MOST_NAMED)] : [];
  return [first, ...named, ...more].join(" ");
}

/** The lines of an order, with how many of each could still go into the customer's cart. */
function listAgain(db: Database, customerId: number, orderId: number) {
  const inCart = sql`coalesce((select sum(quantity) from ${cartLines} join ${carts} on ${carts.id} = ${cartLines.cartId} where ${carts.customerId} = ${customerId} and ${cartLines.variantId} = ${productVariants.id}), 0)`;
  return db
    .select({
      line: orderLines,
      isOffered: sql<boolean>`coalesce(${isOffered(products)} and ${isOpen(sellers)} and ${productVariants.removedAt} is null, false)`,
      free: sql<number>`least(${MOST_QUANTITY}::int, coalesce(${productVariants.stock} - ${productVariants.reserved}, 0)) - ${inCart}`.mapWith(
        Number,
      ),
    })
    .from(orderLines)
    .innerJoin(sellerOrders, eq(sellerOrders.id, orderLines.sellerOrderId))
    .leftJoin(productVariants, eq(productVariants.id, orderLines.variantId))
    .leftJoin(products, eq(products.id, productVariants.productId))
    .leftJoin(sellers, eq(sellers.providerId, products.providerId))
    .where(eq(sellerOrders.orderId, orderId))
    .orderBy(asc(orderLines.id));
}

/**
 * Puts the products of a past order into its customer's cart again, at their present prices, as many
 * as are left. Services need another day: their pages offer it.
 * @returns how many units went in, and what did not
 */
export async function orderAgain(
  context: RequestContext,
  customerId: number,
  orderId: number,
): Promise<{ added: number; left: LeftOut[] }> {
  return context.db.transaction(async (tx) => {
    let added = 0;
    const left: LeftOut[] = [];
    for (const { line, isOffered: canBuy, free } of await listAgain(tx, customerId, orderId)) {
      const { name, variantId } = line;
      const quantity = Math.min(line.quantity, free);
      if (line.kind === "service") left.push({ name, why: orderMessages.againService });
      else if (!canBuy || variantId === null) left.push({ name, why: orderMessages.againGone });
      else if (quantity <= 0) left.push({ name, why: orderMessages.againOut });
      else {
        if (quantity < line.quantity) left.push({ name, why: orderMessages.againShort(quantity) });
        const asked = { variantId, quantity, day: null, note: line.note };
        await addLine({ ...context, db: tx }, { customerId }, asked);
        added += quantity;
      }
    }
    return { added, left };
  });
}
