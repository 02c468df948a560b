import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { hashToken } from "../../../crypto/token.ts";
import { albumPhotos } from "../../notebook/album/tables.ts";
import { deletePhotos } from "../pictures/delete-photos.ts";

/** Deletes a photo with its pictures, when this device sent it; anything else is left as it is. */
export async function takePhotoBack(
  context: Pick<RequestContext, "db" | "storage">,
  albumId: number,
  uploadId: string,
  device: string | undefined,
): Promise<void> {
  if (device === undefined) return;
  await deletePhotos(
    context,
    and(
      eq(albumPhotos.albumId, albumId),
      eq(albumPhotos.uploadId, uploadId),
      eq(albumPhotos.deviceHash, hashToken(device)),
    ),
  );
}
