import { inArray, type SQLWrapper } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { albumPhotos, albums } from "./tables.ts";

/** Whether a photo was sent to the album of certain events. @param eventIds a query of their numbers */
export function sentTo(db: Database, eventIds: SQLWrapper) {
  const own = db.select({ id: albums.id }).from(albums).where(inArray(albums.eventId, eventIds));
  return inArray(albumPhotos.albumId, own);
}
