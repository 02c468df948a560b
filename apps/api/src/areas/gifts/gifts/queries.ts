import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { giftLists } from "../../notebook/gift-lists/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { giftItems } from "../items/tables.ts";
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

/**
 * The guests who gave the gifts of a list, by the gift's id: those with the giver's phone or address.
 * Three equalities, each one hash join: joined by OR, every gift is compared with every guest.
 */
export async function findGivers(db: Database, listId: number): Promise<Map<number, number>> {
  const matches = [
    sql`${guests.phone1} = ${gifts.giverPhone}`,
    sql`${guests.phone2} = ${gifts.giverPhone}`,
    sql`${guests.email} = ${gifts.giverEmail}`,
  ].map(
    (match) => sql`
      select ${gifts.id} as gift, ${guests.id} as guest from ${gifts}
      join ${giftLists} on ${giftLists.id} = ${gifts.listId}
      join ${guests} on ${guests.eventId} = ${giftLists.eventId} and ${match}
      where ${gifts.listId} = ${listId}`,
  );
  const { rows } = await db.execute<{ gift: string; guest: string }>(
    sql`select gift, min(guest) as guest from (${sql.join(matches, sql` union all `)}) found group by gift`,
  );
  return new Map(rows.map(({ gift, guest }) => [Number(gift), Number(guest)]));
}

/** The most gifts of one guest that are shown. */
const MOST_OF_GUEST = 50;

type GiverValues = Values<{
  eventId: number;
  phones: readonly string[];
  email: string | null;
}>;

const selectGiftsOfGuest = preparedQuery(
  "gifts-of-guest",
  (db, { eventId, phones, email }: GiverValues) =>
    db
      .select({ gift: gifts, item: giftItems.name })
      .from(gifts)
      .innerJoin(giftLists, eq(giftLists.id, gifts.listId))
      .leftJoin(giftItems, eq(giftItems.id, gifts.itemId))
      .where(
        and(
          eq(giftLists.eventId, eventId),
          inArray(gifts.state, ["pending", "paid", "refunded"]),
          sql`(${gifts.giverPhone} = any(${phones}::text[]) or ${gifts.giverEmail} = ${email}::citext)`,
        ),
      )
      .orderBy(desc(gifts.id))
      .limit(MOST_OF_GUEST),
);

/** What somebody gave to an event, by their phones (E.164) and their address, each with its item; the newest first. */
export function listGiftsOfGuest(
  db: Database,
  giver: { eventId: number; phones: readonly string[]; email: string | null },
) {
  return selectGiftsOfGuest(db, giver);
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
