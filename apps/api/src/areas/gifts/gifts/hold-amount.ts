import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { giftItems } from "../items/tables.ts";

/**
 * Takes a part of an item for a gift, if so much of it is still free; whether it did. One statement,
 * so that of two gifts at once only one takes the last part.
 */
export async function holdAmount(
  tx: Database,
  itemId: number,
  amountFcfa: number,
): Promise<boolean> {
  const total = sql`${giftItems.priceFcfa} * ${giftItems.quantity}`;
  const taken = sql`${giftItems.takenFcfa} + ${amountFcfa}`;
  const held = await tx
    .update(giftItems)
    .set({ takenFcfa: taken })
    .where(and(eq(giftItems.id, itemId), sql`${taken} <= ${total}`))
    .returning({ id: giftItems.id });
  return held.length > 0;
}

/** Gives back the part of an item that a gift held. */
export async function releaseAmount(
  tx: Database,
  itemId: number,
  amountFcfa: number,
): Promise<void> {
  await tx
    .update(giftItems)
    .set({ takenFcfa: sql`${giftItems.takenFcfa} - ${amountFcfa}` })
    .where(eq(giftItems.id, itemId));
}
