import type { PhotoState } from "@jdj/contract/album/photo-state";
import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { PhotoRow } from "../../notebook/album/queries.ts";
import { albumPhotos } from "../../notebook/album/tables.ts";

/** How many photos of an album are in each state, and the bytes of all. */
export async function countPhotos(db: Database, albumId: number) {
  const rows = await db
    .select({
      state: albumPhotos.state,
      total: count(),
      bytes: sql<number>`sum(${albumPhotos.size})::bigint`.mapWith(Number),
    })
    .from(albumPhotos)
    .where(eq(albumPhotos.albumId, albumId))
    .groupBy(albumPhotos.state);
  const of = (state: PhotoState) => rows.find((row) => row.state === state)?.total ?? 0;
  return {
    counts: { waiting: of("waiting"), shown: of("shown"), hidden: of("hidden") },
    bytes: rows.reduce((sum, row) => sum + row.bytes, 0),
  };
}

/** A page of the photos of an album in one state, the newest first. */
export function listPhotos(
  db: Database,
  albumId: number,
  state: PhotoState,
  { limit, offset }: { limit: number; offset: number },
): Promise<PhotoRow[]> {
  return db
    .select()
    .from(albumPhotos)
    .where(and(eq(albumPhotos.albumId, albumId), eq(albumPhotos.state, state)))
    .orderBy(desc(albumPhotos.id))
    .limit(limit)
    .offset(offset);
}
