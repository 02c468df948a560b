import { asc, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { guestCategories } from "../event-types/tables.ts";
import { byName, fullName } from "./guest.ts";
import { guests } from "./tables.ts";

/** A guest with the name of their category. */
export type GuestWithCategory = typeof guests.$inferSelect & { category: string };

function selectGuests(db: Database) {
  return db
    .select({ ...getTableColumns(guests), category: guestCategories.name })
    .from(guests)
    .innerJoin(guestCategories, eq(guestCategories.id, guests.categoryId));
}

/** The guests of an event that its reader was proven to be a member of, by name. */
export async function listGuests(db: Database, eventId: number): Promise<GuestWithCategory[]> {
  const rows = await selectGuests(db).where(eq(guests.eventId, eventId));
  return rows.sort(byName);
}

/** A guest, whosever they are; null when there is none. */
export async function findGuest(db: Database, guestId: number): Promise<GuestWithCategory | null> {
  const [row] = await selectGuests(db).where(eq(guests.id, guestId));
  return row ?? null;
}

/** The categories in which a type of event sorts its guests, in their order. */
export function listCategories(db: Database, eventTypeId: number) {
  return db
    .select({ id: guestCategories.id, name: guestCategories.name })
    .from(guestCategories)
    .where(eq(guestCategories.eventTypeId, eventTypeId))
    .orderBy(asc(guestCategories.position), asc(guestCategories.id));
}

/** Who has each main phone (E.164) in the list of an event proven to be its reader's own. */
export async function listTakenPhones(db: Database, eventId: number): Promise<Map<string, string>> {
  const rows = await db
    .select({ phone: guests.phone1, lastName: guests.lastName, givenNames: guests.givenNames })
    .from(guests)
    .where(eq(guests.eventId, eventId));
  return new Map(rows.map((row) => [row.phone, fullName(row)]));
}
