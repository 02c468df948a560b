import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { hashToken } from "../../../crypto/token.ts";
import { albumPhotos } from "../../notebook/album/tables.ts";
import { removePictures } from "../pictures/leftovers.ts";

/** Deletes a photo with its pictures, when this device sent it; anything else is left as it is. */
export async function takeBack(
  context: Pick<RequestContext, "db" | "storage">,
  albumId: number,
  uploadId: string,
  device: string | undefined,
): Promise<void> {
  if (device === undefined) return;
  const gone = await context.db
    .delete(albumPhotos)
    .where(
      and(
        eq(albumPhotos.albumId, albumId),
        eq(albumPhotos.uploadId, uploadId),
        eq(albumPhotos.deviceHash, hashToken(device)),
      ),
    )
    .returning({ fileId: albumPhotos.fileId });
  await removePictures(
    context,
    gone.map(({ fileId }) => fileId),
  );
}
