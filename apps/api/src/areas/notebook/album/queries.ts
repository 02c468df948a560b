import type { AlbumPhoto } from "@jdj/contract/album/photo";
import { and, count, desc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { type PictureReader, pictureAddresses } from "./photo-address.ts";
import { albumPhotos, albums } from "./tables.ts";

export type AlbumRow = typeof albums.$inferSelect;
export type PhotoRow = typeof albumPhotos.$inferSelect;

/** The album of an event; null while its hosts did not begin one. */
export async function findAlbum(db: Database, eventId: number): Promise<AlbumRow | null> {
  const [album] = await db.select().from(albums).where(eq(albums.eventId, eventId));
  return album ?? null;
}

/** The photos in the album of an event, the newest first. */
export async function listShown(
  db: Database,
  eventId: number,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<PhotoRow[]> {
  const rows = await db
    .select({ photo: albumPhotos })
    .from(albumPhotos)
    .innerJoin(albums, eq(albums.id, albumPhotos.albumId))
    .where(and(eq(albums.eventId, eventId), eq(albumPhotos.state, "shown")))
    .orderBy(desc(albumPhotos.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ photo }) => photo);
}

/** How many photos the album of an event shows. */
export async function countShown(db: Database, eventId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(albumPhotos)
    .innerJoin(albums, eq(albums.id, albumPhotos.albumId))
    .where(and(eq(albums.eventId, eventId), eq(albumPhotos.state, "shown")));
  return row?.total ?? 0;
}

/** A photo as pages show it. */
export function presentPhoto(
  photo: PhotoRow,
  reader: PictureReader,
  { secret, now }: { secret: string; now: Date },
): AlbumPhoto {
  const { id, width, height, colour, sender } = photo;
  return {
    ...{ id, width, height, colour, sender },
    ...pictureAddresses(secret, photo.fileId, reader, now),
    sent_at: photo.createdAt.toISOString(),
  };
}
