import type { RequestContext } from "../../app-context.ts";
import { decodeImages, type Upload } from "./decode-images.ts";
import { discardFile, holdsImage, storeImage } from "./store-image.ts";

/**
 * Decodes and stores the photos of a form, then writes the rows that show them. When the write
 * fails, the new photos are deleted; when it succeeds, the replaced ones are. A photo that is sent
 * again is recognised as the stored file, so that sending a form again changes nothing.
 * @param uploads `shown` is the file that the form's row shows now
 * @param write gets the file of each upload, by the upload's index, and returns the files that
 * nothing shows any more
 * @throws field errors (422), each at its field; too-many-requests; whatever `write` throws
 */
export async function saveWithImages<
  U extends Upload & { index: number; shown?: string | null | undefined },
>(
  context: RequestContext,
  customerId: number,
  uploads: readonly U[],
  write: (fileIds: ReadonlyMap<number, string>) => Promise<string[]>,
): Promise<void> {
  const fileIds = new Map<number, string>();
  const added: string[] = [];
  let unshown: string[] = [];
  try {
    for (const { index, shown, webp } of await decodeImages(context, customerId, uploads)) {
      if (shown && (await holdsImage(context, shown, webp))) fileIds.set(index, shown);
      else {
        const fileId = await storeImage(context, customerId, webp);
        added.push(fileId);
        fileIds.set(index, fileId);
      }
    }
    unshown = await write(fileIds);
  } catch (error) {
    unshown = added;
    throw error;
  } finally {
    for (const fileId of unshown) await discardFile(context, fileId);
  }
}
