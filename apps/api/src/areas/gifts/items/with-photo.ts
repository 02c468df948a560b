import type { RequestContext } from "../../../app-context.ts";
import { isChosen, PHOTO_BYTES } from "../../files/read-image.ts";
import { saveWithImages } from "../../files/save-with-images.ts";

/**
 * Stores the photo that came with the form of a wish, then writes the wish; when that fails, the photo
 * is deleted again.
 * @param write gets the new photo, if there is one; returns the file that nothing shows any more
 * @throws 422 at `file` for anything but an image; too-many-requests; whatever `write` throws
 */
export async function withPhoto(
  context: RequestContext,
  customerId: number,
  { file }: { file: File | undefined },
  write: (photo: { imageFileId?: string }) => Promise<string | null>,
): Promise<void> {
  const uploads = isChosen(file) ? [{ field: "file", file, mostBytes: PHOTO_BYTES, index: 0 }] : [];
  await saveWithImages(context, customerId, uploads, async (fileIds) => {
    const stored = fileIds.get(0);
    const unshown = await write(stored === undefined ? {} : { imageFileId: stored });
    return unshown === null ? [] : [unshown];
  });
}
