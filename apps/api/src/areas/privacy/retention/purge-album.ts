import { lt } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { monthsAgo, retentionPeriods } from "../../../retention-periods.ts";
import { purgeLeftovers } from "../../album/pictures/leftover-pictures.ts";
import { sentTo } from "../../notebook/album/photos-of-events.ts";
import { albumPhotos } from "../../notebook/album/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { deleteInBatches } from "./delete-in-batches.ts";

/**
 * Erases the photos that guests sent of events long past, then from the storage the pictures of all photos that
 * are gone: also of events and accounts that were erased, and of uploads that a crash ended. An event without a date
 * is not past.
 * @returns the number of photos whose pictures were removed
 */
export async function purgeAlbum(context: RequestContext): Promise<number> {
  const { db, now } = context;
  const past = db
    .select({ id: events.id })
    .from(events)
    .where(lt(events.weddingDate, calendarDate(monthsAgo(now, retentionPeriods.albumMonths))));
  await deleteInBatches(db, albumPhotos, sentTo(db, past));
  return purgeLeftovers(context);
}
