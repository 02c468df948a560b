import { refusal } from "@jdj/contract/call/refusals";
import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { hashToken } from "../../../crypto/token.ts";
import type { Database } from "../../../database/connect.ts";
import type { CallContext } from "../../../http/answer.ts";
import { refuseGuessedToken } from "../../invitations/rsvp/refuse-guessed-token.ts";
import {
  albumPhotos,
  albums,
  formerAlbumKeys,
  removedUploads,
} from "../../notebook/album/tables.ts";
import { refuseDeleted } from "../../notebook/events/refuse-deleted.ts";
import { events } from "../../notebook/events/tables.ts";
import { eventMembers } from "../../notebook/sharing/tables.ts";

/** The most of their own photos that a sender is shown. */
const OWN_MAX = 200;

/** The one album of a condition, with its event and whether the owner put it away; null for none. */
export async function findAlbumOf(db: Database, condition: SQL) {
  const [found] = await db
    .select({
      album: albums,
      event: events,
      isArchived: sql<boolean>`${eventMembers.archivedAt} is not null`,
    })
    .from(albums)
    .innerJoin(events, eq(events.id, albums.eventId))
    .leftJoin(
      eventMembers,
      and(eq(eventMembers.eventId, events.id), eq(eventMembers.customerId, events.customerId)),
    )
    .where(condition);
  return found ?? null;
}

/** An album with its event. */
export type AlbumWithEvent = NonNullable<Awaited<ReturnType<typeof findAlbumOf>>>;

/**
 * The album of a link; unknown keys are counted.
 * @throws not-found, event-gone, album-moved, too-many-requests
 */
export async function findAlbumByKey(context: CallContext, key: string): Promise<AlbumWithEvent> {
  const { db } = context;
  const found = await findAlbumOf(db, eq(albums.key, key));
  if (found) {
    refuseDeleted(found.event);
    return found;
  }
  const [former] = await db
    .select({ deletedAt: events.deletedAt })
    .from(formerAlbumKeys)
    .innerJoin(albums, eq(albums.id, formerAlbumKeys.albumId))
    .innerJoin(events, eq(events.id, albums.eventId))
    .where(eq(formerAlbumKeys.key, key));
  if (!former) return refuseGuessedToken(context);
  refuseDeleted(former);
  throw refusal("album-moved");
}

/** How many photos an album holds, in whatever state, and their bytes. */
export async function findHeld(db: Database, albumId: number) {
  const [held] = await db
    .select({
      photos: count(),
      bytes: sql<number>`coalesce(sum(${albumPhotos.size}), 0)::bigint`.mapWith(Number),
    })
    .from(albumPhotos)
    .where(eq(albumPhotos.albumId, albumId));
  return held ?? { photos: 0, bytes: 0 };
}

/** A photo by what the sender's phone called it; null for none. */
export async function findUpload(db: Database, albumId: number, uploadId: string) {
  const [photo] = await db
    .select()
    .from(albumPhotos)
    .where(and(eq(albumPhotos.albumId, albumId), eq(albumPhotos.uploadId, uploadId)));
  return photo ?? null;
}

/** Whether the photo of an upload id was deleted for good. */
export async function isRemoved(db: Database, albumId: number, uploadId: string): Promise<boolean> {
  const removed = await db
    .select({ uploadId: removedUploads.uploadId })
    .from(removedUploads)
    .where(and(eq(removedUploads.albumId, albumId), eq(removedUploads.uploadId, uploadId)));
  return removed.length > 0;
}

/** What a device sent to an album, the newest first. */
export function listOwn(db: Database, albumId: number, device: string | undefined) {
  if (device === undefined) return [];
  return db
    .select()
    .from(albumPhotos)
    .where(and(eq(albumPhotos.albumId, albumId), eq(albumPhotos.deviceHash, hashToken(device))))
    .orderBy(desc(albumPhotos.id))
    .limit(OWN_MAX);
}
