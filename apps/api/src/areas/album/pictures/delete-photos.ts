import type { SQL } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { albumPhotos, removedUploads } from "../../notebook/album/tables.ts";
import { removePictures } from "./leftover-pictures.ts";

/**
 * Deletes photos for good, with their pictures, and keeps their upload ids: a phone that lost the answer sends
 * its photo again, and it must not return.
 * @returns how many they were
 */
export async function deletePhotos(
  context: Pick<RequestContext, "db" | "storage">,
  which: SQL | undefined,
): Promise<number> {
  const gone = await context.db.transaction(async (tx) => {
    const { albumId, uploadId, fileId } = albumPhotos;
    const photos = await tx
      .delete(albumPhotos)
      .where(which)
      .returning({ albumId, uploadId, fileId });
    const removed = photos.map(({ albumId, uploadId }) => ({ albumId, uploadId }));
    if (removed.length > 0) await tx.insert(removedUploads).values(removed).onConflictDoNothing();
    return photos.map((photo) => photo.fileId);
  });
  await removePictures(context, gone);
  return gone.length;
}
