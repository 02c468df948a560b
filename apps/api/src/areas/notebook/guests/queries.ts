import type { Guest } from "@jdj/contract/notebook/guests";
import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { rememberReference } from "../../../database/remember-reference.ts";
import { guestCategories } from "../guest-categories/tables.ts";
import { fullName, sortByName } from "./guest.ts";
import { guests } from "./tables.ts";

/** The columns of a guest by the names of the contract; the name of their category is joined. */
export const guestColumns = {
  id: guests.id,
  event_id: guests.eventId,
  guest_id: guests.categoryId,
  civility: guests.civility,
  last_name: guests.lastName,
  given_names: guests.givenNames,
  email: guests.email,
  phone_number_1: sql<string>`coalesce(${guests.phone1}, '')`,
  phone_number_2: guests.phone2,
  has_confirmed: sql<Guest["has_confirmed"]>`(${guests.answer} = 'yes')::int`,
  answer: guests.answer,
  companions: guests.companions,
  household: guests.household,
  version: guests.version,
};

/** A name as the indexes have it: small letters without accents, a space before each word. */
export const foldedName = sql`fold_name(last_name || ' ' || given_names)`;

/** The order of a list of guests in the database, by name. */
export const byFoldedName = [foldedName, asc(guests.id)];

function selectGuests(db: Database) {
  return db
    .select({ ...guestColumns, category: guestCategories.name })
    .from(guests)
    .innerJoin(guestCategories, eq(guestCategories.id, guests.categoryId));
}

const selectGuestsOf = preparedQuery("guests", (db, { eventId }: Values<{ eventId: number }>) =>
  selectGuests(db).where(eq(guests.eventId, eventId)),
);

/** The guests of an event that its reader was proven to be a member of, by name. */
export async function listGuests(db: Database, eventId: number): Promise<Guest[]> {
  return sortByName(await selectGuestsOf(db, { eventId }));
}

/** Those of an event's guests that have these ids, in the order in which they were added. */
export async function listGuestsById(
  db: Database,
  eventId: number,
  ids: readonly number[],
): Promise<Guest[]> {
  return selectGuests(db)
    .where(and(eq(guests.eventId, eventId), inArray(guests.id, [...ids])))
    .orderBy(asc(guests.id));
}

const selectCount = preparedQuery("guest-count", (db, { eventId }: Values<{ eventId: number }>) =>
  db.select({ count: count() }).from(guests).where(eq(guests.eventId, eventId)),
);

/** How many guests an event has. */
export async function countGuests(db: Database, eventId: number): Promise<number> {
  const [row] = await selectCount(db, { eventId });
  return row?.count ?? 0;
}

const selectFirst = preparedQuery("first-guest", (db, { eventId }: Values<{ eventId: number }>) =>
  selectGuests(db)
    .where(eq(guests.eventId, eventId))
    .orderBy(...byFoldedName)
    .limit(1),
);

/** The first guest of an event by name, or null while there is none. */
export async function findFirstGuest(db: Database, eventId: number): Promise<Guest | null> {
  const [row] = await selectFirst(db, { eventId });
  return row ?? null;
}

const selectGuest = preparedQuery("guest", (db, { guestId }: Values<{ guestId: number }>) =>
  selectGuests(db).where(eq(guests.id, guestId)),
);

/** A guest, whosever they are; null when there is none. */
export async function findGuest(db: Database, guestId: number): Promise<Guest | null> {
  const [row] = await selectGuest(db, { guestId });
  return row ?? null;
}

const selectCategories = preparedQuery(
  "guest-categories",
  (db, { eventTypeId }: Values<{ eventTypeId: number }>) =>
    db
      .select({
        id: guestCategories.id,
        name: guestCategories.name,
        code: guestCategories.code,
        isArchived: sql<boolean>`${guestCategories.archivedAt} is not null`,
      })
      .from(guestCategories)
      .where(and(eq(guestCategories.eventTypeId, eventTypeId), isNull(guestCategories.eventId)))
      .orderBy(asc(guestCategories.position), asc(guestCategories.id)),
);

const selectOwnCategories = preparedQuery(
  "own-guest-categories",
  (db, { eventId }: Values<{ eventId: number }>) =>
    db
      .select({ id: guestCategories.id, name: guestCategories.name, code: guestCategories.code })
      .from(guestCategories)
      .where(eq(guestCategories.eventId, eventId))
      .orderBy(asc(guestCategories.id)),
);

/** The categories in which a type of event sorts its guests, archived ones too, in their order. */
const listAllCategories = rememberReference((db, eventTypeId) =>
  selectCategories(db, { eventTypeId }),
);

const selectUsed = preparedQuery("used-categories", (db, event: Values<{ eventId: number }>) =>
  db
    .selectDistinct({ id: guests.categoryId })
    .from(guests)
    .where(eq(guests.eventId, event.eventId)),
);

/** The categories that a type of event offers for guests, in their order. */
export async function listOfferedCategories(db: Database, eventTypeId: number) {
  return (await listAllCategories(db, eventTypeId)).filter(({ isArchived }) => !isArchived);
}

/**
 * The categories of an event that was proven to be its reader's own, in their order: those that its
 * type offers, archived ones in which it has guests, and its own, of its group links.
 */
export async function listCategories(
  db: Database,
  { id, eventTypeId }: { id: number; eventTypeId: number },
) {
  const [all, own] = await Promise.all([
    listAllCategories(db, eventTypeId),
    selectOwnCategories(db, { eventId: id }),
  ]);
  const added = own.map((one) => ({ ...one, isArchived: false }));
  if (!all.some(({ isArchived }) => isArchived)) return [...all, ...added];
  const used = new Set((await selectUsed(db, { eventId: id })).map((row) => row.id));
  return [...all.filter((one) => !one.isArchived || used.has(one.id)), ...added];
}

/** Who has each main phone (E.164) in the list of an event proven to be its reader's own. */
export async function listTakenPhones(db: Database, eventId: number): Promise<Map<string, string>> {
  const rows = await db
    .select({
      phone: sql<string>`${guests.phone1}`,
      lastName: guests.lastName,
      givenNames: guests.givenNames,
    })
    .from(guests)
    .where(and(eq(guests.eventId, eventId), isNotNull(guests.phone1)));
  return new Map(rows.map((row) => [row.phone, fullName(row)]));
}
