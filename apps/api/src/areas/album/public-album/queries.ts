import { and, asc, count, desc, eq, gt, lt } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { findAlbum } from "../../notebook/album/queries.ts";
import { albumPhotos } from "../../notebook/album/tables.ts";

/** A photo of the album of an event with its neighbours, the newest first; null when it is not in it. */
export async function findNeighbours(db: Database, eventId: number, id: number) {
  const album = await findAlbum(db, eventId);
  if (album === null) return null;
  const inAlbum = and(eq(albumPhotos.albumId, album.id), eq(albumPhotos.state, "shown"));
  const [photo] = await db
    .select()
    .from(albumPhotos)
    .where(and(inAlbum, eq(albumPhotos.id, id)));
  if (!photo) return null;
  const idOf = { id: albumPhotos.id };
  const newer = and(inAlbum, gt(albumPhotos.id, id));
  const [newest, oldest, before, all] = await Promise.all([
    db.select(idOf).from(albumPhotos).where(newer).orderBy(asc(albumPhotos.id)).limit(1),
    db
      .select(idOf)
      .from(albumPhotos)
      .where(and(inAlbum, lt(albumPhotos.id, id)))
      .orderBy(desc(albumPhotos.id))
      .limit(1),
    db.select({ total: count() }).from(albumPhotos).where(newer),
    db.select({ total: count() }).from(albumPhotos).where(inAlbum),
  ]);
  return {
    photo,
    previous: newest[0]?.id ?? null,
    next: oldest[0]?.id ?? null,
    place: (before[0]?.total ?? 0) + 1,
    total: all[0]?.total ?? 0,
  };
}
