import type { RequestContext } from "../../app-context.ts";
import { isChosen, PHOTO_BYTES } from "./read-image.ts";
import { saveWithImages } from "./save-with-images.ts";

/** What a command did with a picture. */
interface Used<T> {
  result: T;
  /** The picture that is shown now. */
  imageFileId: string | null;
  /** The picture that is not shown any more. */
  unshown: string | null;
}

/**
 * Stores the picture that came with a form, then runs the command that uses it; when that fails or
 * does not use it, the picture is deleted again. One that it replaces is deleted too.
 * @throws 422 at `file` for anything but an image; too-many-requests; whatever `run` throws
 */
export async function withImage<T>(
  context: RequestContext,
  customerId: number,
  file: File | undefined,
  run: (imageFileId: string | null) => Promise<Used<T>>,
): Promise<T> {
  const held: { result?: { value: T } } = {};
  const uploads = isChosen(file) ? [{ field: "file", file, mostBytes: PHOTO_BYTES, index: 0 }] : [];
  await saveWithImages(context, customerId, uploads, async (fileIds) => {
    const stored = fileIds.get(0) ?? null;
    const { result, imageFileId, unshown } = await run(stored);
    held.result = { value: result };
    const unused = stored === imageFileId ? null : stored;
    return [unused, unshown].filter((fileId) => fileId !== null);
  });
  if (!held.result) throw new Error("The command did not run");
  return held.result.value;
}
