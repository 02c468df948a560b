import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { preparedQuery, type Values } from "../../database/prepared-query.ts";
import { heldOn, isPlanned } from "../notebook/ceremonies/ceremony.ts";
import { listCeremonies } from "../notebook/ceremonies/queries.ts";
import type { EventWithType } from "../notebook/events/queries.ts";
import { civilFilePapers, civilFiles } from "./tables.ts";

export type StoredFile = typeof civilFiles.$inferSelect;
export type StoredPaper = typeof civilFilePapers.$inferSelect;

const selectFile = preparedQuery("civil-file", (db, { eventId }: Values<{ eventId: number }>) =>
  db.select().from(civilFiles).where(sql`${civilFiles.eventId} = ${eventId}`),
);

const selectPapers = preparedQuery(
  "civil-file-papers",
  (db, { eventId }: Values<{ eventId: number }>) =>
    db
      .select()
      .from(civilFilePapers)
      .where(sql`${civilFilePapers.eventId} = ${eventId}`)
      .orderBy(asc(civilFilePapers.position), asc(civilFilePapers.id)),
);

/** The file of an event; null before its first save. */
export async function findFile(db: Database, eventId: number): Promise<StoredFile | null> {
  const [file] = await selectFile(db, { eventId });
  return file ?? null;
}

/** The papers of the file of an event, in its order. */
export function listFilePapers(db: Database, eventId: number): Promise<StoredPaper[]> {
  return selectPapers(db, { eventId });
}

/** The file of an event, locked for the transaction; null before its first save. */
export async function lockFile(tx: Database, eventId: number): Promise<StoredFile | null> {
  const [file] = await tx
    .select()
    .from(civilFiles)
    .where(eq(civilFiles.eventId, eventId))
    .for("update");
  return file ?? null;
}

/** The code of the ceremony at the town hall, which no renaming changes. */
const CIVIL = "civil";

/** What the dates of a file are counted from. */
export type DatedEvent = Pick<
  EventWithType,
  "id" | "eventTypeId" | "weddingDate" | "weddingDatePrecision"
>;

/**
 * The day of the civil wedding: the ceremony's own where it has one, else the event's. Null as a whole
 * for a type of event that has no such ceremony.
 */
export async function findWeddingDay(
  db: Database,
  event: DatedEvent,
): Promise<{ weddingOn: string | null; isApproximate: boolean } | null> {
  const civil = (await listCeremonies(db, event)).find(({ ceremony }) => ceremony.code === CIVIL);
  if (!civil) return null;
  const own = isPlanned(civil) ? heldOn(civil, event) : null;
  const weddingOn = own ?? event.weddingDate;
  const isOwn = own !== null && !civil.ceremony.isMain;
  return { weddingOn, isApproximate: !isOwn && event.weddingDatePrecision === "approximate" };
}
