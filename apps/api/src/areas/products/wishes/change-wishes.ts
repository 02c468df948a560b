import { refusal } from "@jdj/contract/call/refusals";
import { MOST_WISHES } from "@jdj/contract/products/wishes";
import { and, count, eq, isNotNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { customers } from "../../identity/users/tables.ts";
import { products } from "../products/tables.ts";
import { wishes } from "./tables.ts";

interface Wish {
  customerId: number;
  productId: number;
}

/**
 * Puts a product on a customer's wish list.
 * @throws not-found (404) for one that is not listed; wishes-full (409) beyond 300
 */
export async function addWish(
  { db, now }: RequestContext,
  { customerId, productId }: Wish,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [listed] = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.id, productId), isNotNull(products.listedAt)));
    if (!listed) throw refusal("not-found");
    // One change of a list waits for another.
    await tx
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, customerId))
      .for("no key update");
    const [held] = await tx
      .select({ count: count() })
      .from(wishes)
      .where(eq(wishes.customerId, customerId));
    if ((held?.count ?? 0) >= MOST_WISHES) throw refusal("wishes-full");
    await tx.insert(wishes).values({ customerId, productId, createdAt: now }).onConflictDoNothing();
  });
}

/** Takes a product off a customer's wish list; nothing when it was not there. */
export async function removeWish(
  { db }: RequestContext,
  { customerId, productId }: Wish,
): Promise<void> {
  await db
    .delete(wishes)
    .where(and(eq(wishes.customerId, customerId), eq(wishes.productId, productId)));
}
