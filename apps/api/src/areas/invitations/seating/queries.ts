import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { guestCategories } from "../../notebook/guest-categories/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import {
  seatingRules,
  seatingSettings,
  seatingTables,
  tableSeats,
} from "../../notebook/seating/tables.ts";
import { guestRsvps } from "../rsvp/tables.ts";
import { byTableName } from "./table-names.ts";

export type StoredTable = typeof seatingTables.$inferSelect;

const selectTables = preparedQuery(
  "seating-tables",
  (db, { eventId }: Values<{ eventId: number }>) =>
    db
      .select()
      .from(seatingTables)
      .where(eq(seatingTables.eventId, eventId))
      .orderBy(asc(seatingTables.id)),
);

/** The tables of an event, in their order. */
export async function listTables(db: Database, eventId: number): Promise<StoredTable[]> {
  return (await selectTables(db, { eventId })).sort(byTableName);
}

const selectSeated = preparedQuery(
  "seated-guests",
  (db, { eventId }: Values<{ eventId: number }>) =>
    db
      .select({
        id: guests.id,
        last_name: guests.lastName,
        given_names: guests.givenNames,
        categoryId: guests.categoryId,
        category: guestCategories.name,
        household: guests.household,
        answer: guests.answer,
        people: sql<number>`1 + ${guests.companions}`,
        table_id: tableSeats.tableId,
        byHand: tableSeats.byHand,
        replies: guestRsvps.replies,
      })
      .from(guests)
      .innerJoin(guestCategories, eq(guestCategories.id, guests.categoryId))
      .leftJoin(tableSeats, eq(tableSeats.guestId, guests.id))
      .leftJoin(guestRsvps, eq(guestRsvps.guestId, guests.id))
      .where(
        and(
          eq(guests.eventId, eventId),
          sql`(${guests.answer} <> 'no' or ${tableSeats.tableId} is not null)`,
        ),
      )
      .orderBy(asc(guests.id)),
);

/** Who may sit at an event, and who declined after they were seated. */
export type SeatedRow = Awaited<ReturnType<typeof listSeated>>[number];

/** The guests of an event with their seats; who declined only as long as they have one. */
export function listSeated(db: Database, eventId: number) {
  return selectSeated(db, { eventId });
}

const selectRules = preparedQuery("seating-rules", (db, { eventId }: Values<{ eventId: number }>) =>
  db
    .select({
      id: seatingRules.id,
      guest_id: seatingRules.guestId,
      other_id: seatingRules.otherId,
    })
    .from(seatingRules)
    .where(eq(seatingRules.eventId, eventId))
    .orderBy(asc(seatingRules.id)),
);

/** Who is not seated with whom at an event, in the order in which it was noted. */
export function listRules(db: Database, eventId: number) {
  return selectRules(db, { eventId });
}

/** Whether the guests of an event read their table on its eve; false before anything was chosen. */
export async function findTellsOnEve(db: Database, eventId: number): Promise<boolean> {
  const [row] = await db
    .select({ tellsOnEve: seatingSettings.tellsOnEve })
    .from(seatingSettings)
    .where(eq(seatingSettings.eventId, eventId));
  return row?.tellsOnEve ?? false;
}

/** A table of an event; null for another's and a missing one alike. */
export async function findTable(
  db: Database,
  eventId: number,
  id: number,
): Promise<StoredTable | null> {
  const [table] = await db
    .select()
    .from(seatingTables)
    .where(and(eq(seatingTables.id, id), eq(seatingTables.eventId, eventId)));
  return table ?? null;
}

/** How many people sit at a table, and how many invitations: who declined is not counted as people. */
export async function countAt(db: Database, tableId: number) {
  const [row] = await db
    .select({
      people: sql<number>`coalesce(sum(1 + ${guests.companions}) filter (where ${guests.answer} <> 'no'), 0)::int`,
      invitations: sql<number>`count(*)::int`,
    })
    .from(tableSeats)
    .innerJoin(guests, eq(guests.id, tableSeats.guestId))
    .where(eq(tableSeats.tableId, tableId));
  return row ?? { people: 0, invitations: 0 };
}
