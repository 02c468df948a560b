import type { ArchiveContents } from "@jdj/contract/album/collection";
import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { Zip, ZipPassThrough } from "fflate";
import type { AppContext } from "../../../app-context.ts";
import { pictureKey } from "../../notebook/album/photo-address.ts";
import type { PhotoRow } from "../../notebook/album/queries.ts";
import { albumPhotos } from "../../notebook/album/tables.ts";
import { fileName } from "./file-name.ts";

/** Rows that are read at once. */
const BATCH = 200;

/** The photos of an album, the oldest first, read as they are wanted. */
async function* photosOf(
  db: AppContext["db"],
  albumId: number,
  contents: ArchiveContents,
): AsyncGenerator<PhotoRow> {
  const states =
    contents === "shown" ? (["shown"] as const) : (["shown", "waiting", "hidden"] as const);
  for (let after = 0; ; ) {
    const rows = await db
      .select()
      .from(albumPhotos)
      .where(
        and(
          eq(albumPhotos.albumId, albumId),
          inArray(albumPhotos.state, [...states]),
          gt(albumPhotos.id, after),
        ),
      )
      .orderBy(asc(albumPhotos.id))
      .limit(BATCH);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}

/**
 * The photos of an album as a ZIP without compression, which photos would not shrink by. A photo is read when the
 * reader has taken the one before it, so that one is in memory at a time.
 * @param follow is called after each photo, and `end` once, however the reading ends
 */
export function writeArchive(
  { db, storage }: Pick<AppContext, "db" | "storage">,
  albumId: number,
  contents: ArchiveContents,
  { follow, end }: { follow: () => Promise<void>; end: () => Promise<void> },
): ReadableStream<Uint8Array> {
  const photos = photosOf(db, albumId, contents);
  let chunks: Uint8Array[] = [];
  let failed: Error | null = null;
  let isWhole = false;
  const zip = new Zip((error, chunk, isLast) => {
    failed ??= error;
    chunks.push(chunk);
    isWhole ||= isLast;
  });
  let place = 0;
  const add = async (photo: PhotoRow) => {
    place += 1;
    // A photo may have been deleted meanwhile.
    const bytes = await storage.read(pictureKey(photo.fileId, "large"));
    if (bytes === null) return;
    const entry = new ZipPassThrough(fileName(place, photo));
    entry.mtime = photo.createdAt;
    zip.add(entry);
    entry.push(bytes, true);
  };
  const ended = { done: false };
  const endOnce = async () => {
    if (ended.done) return;
    ended.done = true;
    await end();
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          while (chunks.length === 0 && !isWhole) {
            const { value, done } = await photos.next();
            if (done) zip.end();
            else await add(value);
            if (failed !== null) throw failed;
            await follow();
          }
          for (const chunk of chunks) controller.enqueue(chunk);
          chunks = [];
          if (!isWhole) return;
          controller.close();
          await endOnce();
        } catch (error) {
          controller.error(error);
          await endOnce();
        }
      },
      async cancel() {
        await photos.return(undefined);
        await endOnce();
      },
    },
    { highWaterMark: 0 },
  );
}
