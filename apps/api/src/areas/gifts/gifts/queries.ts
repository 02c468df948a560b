import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { gifts } from "./tables.ts";

/** A gift as stored. */
export type Gift = typeof gifts.$inferSelect;

/** The most gifts that the hosts' page shows. */
const MOST_SHOWN = 500;

/** The gifts of a list that were paid or are awaited, or were given back, the newest first. */
export function listGifts(db: Database, listId: number): Promise<Gift[]> {
  return db
    .select()
    .from(gifts)
    .where(and(eq(gifts.listId, listId), inArray(gifts.state, ["pending", "paid", "refunded"])))
    .orderBy(desc(gifts.id))
    .limit(MOST_SHOWN);
}

/** A gift, locked until the end of the transaction; null when there is none. */
export async function lockGift(tx: Database, id: number): Promise<Gift | null> {
  const [gift] = await tx.select().from(gifts).where(eq(gifts.id, id)).for("update");
  return gift ?? null;
}

/** FCFA that were given to the cagnotte of a list and not given back. */
export async function findPotPaid(db: Database, listId: number): Promise<number> {
  const [row] = await db
    .select({ fcfa: sql<number>`coalesce(sum(${gifts.amountFcfa} - ${gifts.refundedFcfa}), 0)` })
    .from(gifts)
    .where(and(eq(gifts.listId, listId), eq(gifts.state, "paid"), isNull(gifts.itemId)));
  return Number(row?.fcfa ?? 0);
}
