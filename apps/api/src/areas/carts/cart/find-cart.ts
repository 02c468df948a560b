import { eq } from "drizzle-orm";
import { hashToken } from "../../../crypto/token.ts";
import type { Database } from "../../../database/connect.ts";
import type { CallContext } from "../../../http/answer.ts";
import { carts } from "./tables.ts";

export type StoredCart = typeof carts.$inferSelect;

/** Whose cart it is: a customer's, or that of the visitor with a token. */
export type CartOwner = { customerId: number } | { tokenHash: Buffer };

/** The owner of the caller's cart: the customer who is signed in, else the visitor; null for neither. */
export async function ownerOf(
  { caller, db, now }: CallContext,
  token: string | undefined,
): Promise<CartOwner | null> {
  const actor = await caller.actor(db, now);
  if (actor?.customer) return { customerId: actor.customer.id };
  return token ? { tokenHash: hashToken(token) } : null;
}

/** Which cart is the owner's. */
export function isCartOf(owner: CartOwner) {
  return "customerId" in owner
    ? eq(carts.customerId, owner.customerId)
    : eq(carts.tokenHash, owner.tokenHash);
}

/** The cart of an owner; null while there is none. */
export async function findCart(db: Database, owner: CartOwner): Promise<StoredCart | null> {
  const [cart] = await db.select().from(carts).where(isCartOf(owner));
  return cart ?? null;
}
