import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { openCart } from "./add-line.ts";
import type { CartOwner } from "./find-cart.ts";
import { type ListedLine, listLines } from "./list-lines.ts";
import { cartLines } from "./tables.ts";

/** How many of a product are to be in a cart. */
export interface ExactLine {
  variantId: number;
  /** From 1 to 999. */
  quantity: number;
  /** Of one unit now, FCFA. */
  unitFcfa: number;
}

/**
 * Puts products into a cart, each with exactly its quantity: a second call changes nothing. Whether
 * they can be ordered is the caller's to check, in the same transaction.
 * @returns all lines of the cart, those that were put in among them
 */
export async function putLines(
  tx: Database,
  owner: CartOwner,
  wanted: readonly ExactLine[],
  now: Date,
): Promise<ListedLine[]> {
  const cart = await openCart(tx, owner, now);
  const variantIds = wanted.map(({ variantId }) => variantId);
  await tx
    .delete(cartLines)
    .where(and(eq(cartLines.cartId, cart.id), inArray(cartLines.variantId, variantIds)));
  await tx.insert(cartLines).values(
    wanted.map(({ variantId, quantity, unitFcfa }) => ({
      cartId: cart.id,
      variantId,
      quantity,
      seenFcfa: unitFcfa,
      createdAt: now,
    })),
  );
  return listLines(tx, { cartId: cart.id });
}
