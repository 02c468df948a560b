import { and, asc, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { guestCategories } from "../event-types/tables.ts";
import { events } from "../events/tables.ts";
import { byName, fullName } from "./guest.ts";
import { guests } from "./tables.ts";

/** A guest with the name of their category. */
export type GuestWithCategory = typeof guests.$inferSelect & { category: string };

function selectGuests(db: Database) {
  return db
    .select({ ...getTableColumns(guests), category: guestCategories.name })
    .from(guests)
    .innerJoin(events, eq(events.id, guests.eventId))
    .innerJoin(guestCategories, eq(guestCategories.id, guests.categoryId));
}

/** The guests of one of a customer's events, by name; none for another's event. */
export async function listGuests(
  db: Database,
  customerId: number,
  eventId: number,
): Promise<GuestWithCategory[]> {
  const rows = await selectGuests(db).where(
    and(eq(events.customerId, customerId), eq(guests.eventId, eventId)),
  );
  return rows.sort(byName);
}

/** A guest of one of a customer's events, or null: another's and a missing one look alike. */
export async function findGuest(
  db: Database,
  customerId: number,
  guestId: number,
): Promise<GuestWithCategory | null> {
  const [row] = await selectGuests(db).where(
    and(eq(events.customerId, customerId), eq(guests.id, guestId)),
  );
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
