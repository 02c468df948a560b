import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { openCart } from "./add-line.ts";
import type { CartOwner } from "./find-cart.ts";
import { type ListedLine, listLines } from "./list-lines.ts";
import { cartLines, carts } from "./tables.ts";

/** How many of a product are to be in a cart. */
export interface ExactLine {
  variantId: number;
  /** From 1 to 999. */
  quantity: number;
  /** Of one unit now, FCFA. */
  unitFcfa: number;
}

/**
 * Puts products into a cart for a fabric order, which their order then buys for, each with exactly its quantity: a second call changes nothing. Whether
 * they can be ordered is the caller's to check, in the same transaction.
 * @returns all lines of the cart, those that were put in among them
 */
export async function putLines(
  tx: Database,
  owner: CartOwner,
  { lines: wanted, fabricOrderId }: { lines: readonly ExactLine[]; fabricOrderId: number },
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
      fabricOrderId,
      createdAt: now,
    })),
  );
  return listLines(tx, { cartId: cart.id });
}

/**
 * Takes what a fabric order put into carts out of them, whoever's they are. Their carts are locked before
 * their lines, as by an order that is placed: this waits for one, whose lines are then gone.
 */
export async function removeLinesOf(tx: Database, fabricOrderId: number): Promise<void> {
  const isOfFabric = eq(cartLines.fabricOrderId, fabricOrderId);
  const holding = tx.select({ id: cartLines.cartId }).from(cartLines).where(isOfFabric);
  await tx
    .select({ id: carts.id })
    .from(carts)
    .where(inArray(carts.id, holding))
    .orderBy(carts.id)
    .for("update");
  await tx.delete(cartLines).where(isOfFabric);
}
