import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, inArray } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { checkQuantity } from "./add-line.ts";
import { type CartOwner, findCart } from "./find-cart.ts";
import { listLines } from "./list-lines.ts";
import { cartLines, carts } from "./tables.ts";

/**
 * Changes how many of a line are ordered, and its note.
 * @throws not-found for another's; article-gone (409); 422 at `quantity`
 */
export async function changeLine(
  { db, now }: RequestContext,
  owner: CartOwner,
  lineId: number,
  change: { quantity: number; note: string | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    const cart = await findCart(tx, owner);
    if (cart === null) throw refusal("not-found");
    const { quantity, note } = change;
    const [changed] = await tx
      .update(cartLines)
      .set(note === undefined ? { quantity } : { quantity, note })
      .where(and(eq(cartLines.id, lineId), eq(cartLines.cartId, cart.id)))
      .returning({ id: cartLines.id });
    if (!changed) throw refusal("not-found");
    await tx.update(carts).set({ changedAt: now }).where(eq(carts.id, cart.id));
    const row = (await listLines(tx, { cartId: cart.id })).find(({ line }) => line.id === lineId);
    if (!row?.isOffered) throw refusal("article-gone");
    checkQuantity(row);
  });
}

/** Removes a line. @throws not-found for another's */
export async function removeLine(
  { db }: RequestContext,
  owner: CartOwner,
  lineId: number,
): Promise<void> {
  const own = db
    .select({ id: carts.id })
    .from(carts)
    .where(
      "customerId" in owner
        ? eq(carts.customerId, owner.customerId)
        : eq(carts.tokenHash, owner.tokenHash),
    );
  const removed = await db
    .delete(cartLines)
    .where(and(eq(cartLines.id, lineId), inArray(cartLines.cartId, own)))
    .returning({ id: cartLines.id });
  if (removed.length === 0) throw refusal("not-found");
}
