import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { and, between, eq, exists, isNull, sql } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { daysAgo, monthsAgo, retentionPeriods } from "../../../retention-periods.ts";
import { raiseNotice } from "../../identity/notices/raise-notice.ts";
import { keptUntil } from "../../notebook/album/photos-kept-until.ts";
import { albumPhotos, albums } from "../../notebook/album/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { readersOf } from "../../notebook/sharing/event-readers.ts";

/** Albums of one run; the others follow an hour later. */
const BATCH = 200;

/**
 * Tells hosts once that the photos of their guests are erased within a month, while they can still be downloaded;
 * again when the event moved to another date. The notice and the note of it are written in one transaction.
 * @returns the number of albums whose hosts were told
 */
export async function warnAlbumEnd(context: RequestContext): Promise<number> {
  const { db, now } = context;
  const from = monthsAgo(now, retentionPeriods.albumMonths);
  const soon = daysAgo(from, -retentionPeriods.warnedAlbumDays);
  const ending = await db
    .select({ albumId: albums.id, eventId: events.id, name: events.name, date: events.weddingDate })
    .from(albums)
    .innerJoin(events, eq(events.id, albums.eventId))
    .where(
      and(
        between(events.weddingDate, calendarDate(from), calendarDate(soon)),
        isNull(events.deletedAt),
        sql`${albums.endToldFor} is distinct from ${events.weddingDate}`,
        exists(db.select().from(albumPhotos).where(eq(albumPhotos.albumId, albums.id))),
      ),
    )
    .orderBy(events.weddingDate, albums.id)
    .limit(BATCH);
  for (const { albumId, eventId, name, date } of ending) {
    const last = keptUntil(date);
    if (last === null) continue;
    await db.transaction(async (tx) => {
      await tx.update(albums).set({ endToldFor: date }).where(eq(albums.id, albumId));
      await raiseNotice({ ...context, db: tx }, readersOf(eventId, "ceremonies:write"), {
        ...{ kind: "album", eventId, path: at("album") },
        title: `Les photos de vos invités sont gardées jusqu’au ${longDate(last)}`,
        text: `Téléchargez-les avant\u00a0: elles seront ensuite effacées. ${name}`,
      });
    });
  }
  return ending.length;
}
