import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { and, between, eq, exists, isNull } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { daysAgo, monthsAgo, retentionPeriods } from "../../../retention-periods.ts";
import { keptUntil } from "../../notebook/album/kept-until.ts";
import { albumPhotos, albums } from "../../notebook/album/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { readersOf } from "../../notebook/sharing/readers-of.ts";
import { raiseNotice } from "../../notices/raising/raise-notice.ts";

/** Albums of one run; the others follow an hour later. */
const BATCH = 200;

/**
 * Tells hosts once that the photos of their guests are erased within a month, while they can still be downloaded.
 * @returns how many albums end within a month
 */
export async function warnAlbumEnd(context: RequestContext): Promise<number> {
  const { db, now } = context;
  const from = monthsAgo(now, retentionPeriods.albumMonths);
  const soon = daysAgo(from, -retentionPeriods.warnedAlbumDays);
  const ending = await db
    .select({
      albumId: albums.id,
      event: { ...{ id: events.id, name: events.name, date: events.weddingDate } },
    })
    .from(albums)
    .innerJoin(events, eq(events.id, albums.eventId))
    .where(
      and(
        between(events.weddingDate, calendarDate(from), calendarDate(soon)),
        isNull(events.deletedAt),
        exists(db.select().from(albumPhotos).where(eq(albumPhotos.albumId, albums.id))),
      ),
    )
    .orderBy(events.weddingDate, albums.id)
    .limit(BATCH);
  for (const { albumId, event } of ending) {
    const last = keptUntil(event.date);
    if (last === null) continue;
    await raiseNotice(context, readersOf(event.id, "ceremonies:write"), {
      ...{ kind: "album", eventId: event.id, path: at("album") },
      title: `Les photos de vos invités sont gardées jusqu’au ${longDate(last)}`,
      text: `Téléchargez-les avant\u00a0: elles seront ensuite effacées. ${event.name}`,
      sourceId: `album-end:${albumId}:${last}`,
    });
  }
  return ending.length;
}
