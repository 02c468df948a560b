import { MOST_QUANTITY } from "@jdj/contract/orders/order-states";
import { eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { hashToken } from "../../../crypto/token.ts";
import { openCart } from "./add-line.ts";
import { findCart } from "./find-cart.ts";
import { cartLines, carts } from "./tables.ts";

/**
 * Moves the lines of a visitor's cart into a customer's, after sign-in: a line that both have keeps
 * the larger quantity. The visitor's cart is deleted; a second call changes nothing.
 */
export async function mergeCarts(
  { db, now }: RequestContext,
  customerId: number,
  token: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const visitors = await findCart(tx, { tokenHash: hashToken(token) });
    if (visitors === null) return;
    const [held] = await tx.select().from(carts).where(eq(carts.id, visitors.id)).for("update");
    if (!held) return;
    const own = await openCart(tx, { customerId }, now);
    await tx.execute(sql`
      insert into cart_lines (cart_id, variant_id, day, quantity, note, seen_fcfa, created_at)
      select ${own.id}, variant_id, day, quantity, note, seen_fcfa, created_at
      from ${cartLines} where cart_id = ${held.id} order by id
      on conflict (cart_id, variant_id, coalesce(day, 'epoch'::date)) do update set
        quantity = least(${MOST_QUANTITY}::int, greatest(cart_lines.quantity, excluded.quantity))`);
    await tx.delete(carts).where(eq(carts.id, held.id));
  });
}
