import type { RequestContext } from "../../../app-context.ts";
import { isChosen, PHOTO_BYTES } from "../../files/read-image.ts";
import { saveWithImages } from "../../files/save-with-images.ts";

/**
 * Stores the picture that came with a form, then runs the command that uses it; when that fails or
 * does not use it, the picture is deleted again.
 * @throws 422 at `file` for anything but an image; too-many-requests; whatever `run` throws
 */
export async function withImage<T>(
  context: RequestContext,
  customerId: number,
  file: File | undefined,
  run: (imageFileId: string | null) => Promise<{ result: T; imageFileId: string | null }>,
): Promise<T> {
  const held: { result?: { value: T } } = {};
  const uploads = isChosen(file) ? [{ field: "file", file, mostBytes: PHOTO_BYTES, index: 0 }] : [];
  await saveWithImages(context, customerId, uploads, async (fileIds) => {
    const stored = fileIds.get(0) ?? null;
    const { result, imageFileId } = await run(stored);
    held.result = { value: result };
    return stored !== null && stored !== imageFileId ? [stored] : [];
  });
  if (!held.result) throw new Error("The command did not run");
  return held.result.value;
}
