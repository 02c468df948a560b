import { and, asc, desc, eq, gte, isNull, or } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { guestCategories } from "../../notebook/event-types/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { admissions, doorLinks } from "./tables.ts";

/** The door links of an event that its reader was proven to be a host of, newest first. */
export function listDoorLinks(db: Database, eventId: number) {
  return db
    .select()
    .from(doorLinks)
    .where(eq(doorLinks.eventId, eventId))
    .orderBy(desc(doorLinks.id));
}

/** The guests of an event as the door knows them, by name. */
export function listParties(db: Database, eventId: number) {
  return db
    .select({ guest: guests, category: guestCategories.name })
    .from(guests)
    .innerJoin(guestCategories, eq(guestCategories.id, guests.categoryId))
    .where(eq(guests.eventId, eventId))
    .orderBy(asc(guests.lastName), asc(guests.givenNames), asc(guests.id));
}

function selectAdmissions(db: Database) {
  return db
    .select({ admission: admissions, entrance: doorLinks.label })
    .from(admissions)
    .innerJoin(doorLinks, eq(doorLinks.id, admissions.linkId));
}

/** An admission with the entrance at which it was made. */
export type AdmissionRow = Awaited<ReturnType<typeof listAdmissions>>[number];

/** Who was let in at an event. @param since tells only what changed from then on, taken back or not */
export function listAdmissions(db: Database, eventId: number, since: Date | null) {
  const changed =
    since === null
      ? isNull(admissions.cancelledAt)
      : or(gte(admissions.receivedAt, since), gte(admissions.cancelledAt, since));
  return selectAdmissions(db).where(and(eq(doorLinks.eventId, eventId), changed));
}

/** The admission that stands for a guest, or null. */
export async function findStanding(db: Database, guestId: number): Promise<AdmissionRow | null> {
  const [row] = await selectAdmissions(db).where(
    and(eq(admissions.guestId, guestId), isNull(admissions.cancelledAt)),
  );
  return row ?? null;
}

/** An admission of an event by the number that its phone gave it, or null. */
export async function findAdmission(
  db: Database,
  eventId: number,
  id: string,
): Promise<AdmissionRow | null> {
  const [row] = await selectAdmissions(db).where(
    and(eq(admissions.id, id), eq(doorLinks.eventId, eventId)),
  );
  return row ?? null;
}
