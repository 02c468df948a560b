import { and, asc, desc, eq, gte, isNull, or } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { guestCategories } from "../../notebook/guest-categories/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { seatingTables, tableSeats } from "../../notebook/seating/tables.ts";
import { checkInLinks, checkIns } from "./tables.ts";

/** The check-in links of an event, newest first; the caller has checked that its reader is a host. */
export function listCheckInLinks(db: Database, eventId: number) {
  return db
    .select()
    .from(checkInLinks)
    .where(eq(checkInLinks.eventId, eventId))
    .orderBy(desc(checkInLinks.id));
}

/** The guests of an event as the check-in needs them, by name. */
export function listParties(db: Database, eventId: number) {
  return db
    .select({ guest: guests, category: guestCategories.name, table: seatingTables.name })
    .from(guests)
    .innerJoin(guestCategories, eq(guestCategories.id, guests.categoryId))
    .leftJoin(tableSeats, eq(tableSeats.guestId, guests.id))
    .leftJoin(seatingTables, eq(seatingTables.id, tableSeats.tableId))
    .where(eq(guests.eventId, eventId))
    .orderBy(asc(guests.lastName), asc(guests.givenNames), asc(guests.id));
}

function selectCheckIns(db: Database) {
  return db
    .select({ checkIn: checkIns, entrance: checkInLinks.label })
    .from(checkIns)
    .innerJoin(checkInLinks, eq(checkInLinks.id, checkIns.linkId));
}

/** A check-in with the entrance at which it was made. */
export type CheckInRow = Awaited<ReturnType<typeof listCheckIns>>[number];

/** Who was let in at an event. @param since only what changed from then on, cancelled check-ins included */
export function listCheckIns(db: Database, eventId: number, since: Date | null) {
  const changed =
    since === null
      ? isNull(checkIns.cancelledAt)
      : or(gte(checkIns.receivedAt, since), gte(checkIns.cancelledAt, since));
  return selectCheckIns(db).where(and(eq(checkInLinks.eventId, eventId), changed));
}

/** The valid check-in of a guest, or null. */
export async function findStanding(db: Database, guestId: number): Promise<CheckInRow | null> {
  const [row] = await selectCheckIns(db).where(
    and(eq(checkIns.guestId, guestId), isNull(checkIns.cancelledAt)),
  );
  return row ?? null;
}

/** A check-in of an event by the id that its phone gave it, or null. */
export async function findCheckIn(
  db: Database,
  eventId: number,
  id: string,
): Promise<CheckInRow | null> {
  const [row] = await selectCheckIns(db).where(
    and(eq(checkIns.id, id), eq(checkInLinks.eventId, eventId)),
  );
  return row ?? null;
}
