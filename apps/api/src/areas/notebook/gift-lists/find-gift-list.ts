import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { events } from "../events/tables.ts";
import { giftLists } from "./tables.ts";

/** A gift list as stored. */
export type GiftList = typeof giftLists.$inferSelect;

/** The gift list of an event; null until it is saved. */
export async function findGiftList(db: Database, eventId: number): Promise<GiftList | null> {
  const [list] = await db.select().from(giftLists).where(eq(giftLists.eventId, eventId));
  return list ?? null;
}

/**
 * The gift list of an event, locked until the end of the transaction.
 * @param lock `share` lets others read it meanwhile
 */
export async function lockGiftList(
  tx: Database,
  listId: number,
  lock: "update" | "share" = "update",
): Promise<GiftList | null> {
  const [list] = await tx.select().from(giftLists).where(eq(giftLists.id, listId)).for(lock);
  return list ?? null;
}

/** A gift list by the token of its public page, with when its event was deleted or cancelled; null for any other token. */
export async function findGiftListByToken(db: Database, token: string) {
  const [row] = await db
    .select({
      list: giftLists,
      deletedAt: events.deletedAt,
      cancelledAt: events.cancelledAt,
    })
    .from(giftLists)
    .innerJoin(events, eq(events.id, giftLists.eventId))
    .where(eq(giftLists.token, token));
  return row ?? null;
}

/** The token of the open gift list of the event in a query of `events`; null without one, and for a cancelled event. */
export const openGiftListToken = sql<string | null>`(
  select ${giftLists.token} from ${giftLists}
  where ${giftLists.eventId} = ${events.id} and ${giftLists.isOpen} and ${events.cancelledAt} is null)`;
