import type { Moment } from "../../world.ts";
import { discardFile, storeImage } from "./store-image.ts";
import { takeImages, type Upload } from "./take-images.ts";

/**
 * Reads and keeps the photos of a form, then writes what shows them. When the write fails, the
 * photos go again; when it succeeds, those that it replaced go.
 * @param write is given the file of each upload, by the upload's index, and returns the files that
 * nothing shows any more
 * @throws field errors (422), each at its field; too-many-requests; whatever `write` throws
 */
export async function saveWithImages<U extends Upload & { index: number }>(
  moment: Moment,
  customerId: number,
  uploads: readonly U[],
  write: (fileIds: ReadonlyMap<number, string>) => Promise<string[]>,
): Promise<void> {
  const fileIds = new Map<number, string>();
  let unshown: string[] = [];
  try {
    for (const { index, webp } of await takeImages(moment, customerId, uploads))
      fileIds.set(index, await storeImage(moment, customerId, webp));
    unshown = await write(fileIds);
  } catch (error) {
    unshown = [...fileIds.values()];
    throw error;
  } finally {
    for (const fileId of unshown) await discardFile(moment, fileId);
  }
}
