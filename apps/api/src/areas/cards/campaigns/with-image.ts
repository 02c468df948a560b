import type { RequestContext } from "../../../app-context.ts";
import { isChosen, PHOTO_BYTES } from "../../files/read-image.ts";
import { saveWithImages } from "../../files/save-with-images.ts";

/**
 * Stores the picture that came with a form, then runs the act that uses it; when that fails or
 * does not use it, the picture is deleted again.
 * @throws 422 at `file` for anything but an image; too-many-requests; whatever `act` throws
 */
export async function withImage<T>(
  context: RequestContext,
  customerId: number,
  file: File | undefined,
  act: (imageFileId: string | null) => Promise<{ result: T; imageFileId: string | null }>,
): Promise<T> {
  const held: { result?: { value: T } } = {};
  const uploads = isChosen(file) ? [{ field: "file", file, mostBytes: PHOTO_BYTES, index: 0 }] : [];
  await saveWithImages(context, customerId, uploads, async (fileIds) => {
    const kept = fileIds.get(0) ?? null;
    const { result, imageFileId } = await act(kept);
    held.result = { value: result };
    return kept !== null && kept !== imageFileId ? [kept] : [];
  });
  if (!held.result) throw new Error("The act did not run");
  return held.result.value;
}
