import { createHash } from "node:crypto";
import { type StorageDriver, StorageError } from "../../drivers/storage/port.ts";
import type { SharePicture } from "../designs/drawings/draw-share.ts";
import { drawInThread } from "../designs/drawings/drawing-queue.ts";

/** Increase it when the drawing changes, so that stored pictures are rendered again. */
const DRAWING_VERSION = 1;

const inProgress = new Map<string, Promise<Uint8Array>>();

/** The name of a shared picture: a hash of all that it shows. */
export function shareHash({ title, line, where, brand, seed }: SharePicture): string {
  const contents = JSON.stringify([DRAWING_VERSION, title, line, where, brand, seed]);
  return createHash("sha256").update(contents).digest("hex");
}

/**
 * The PNG of a shared link, about 30 KB: from the storage, else rendered now and stored. Concurrent
 * requests render it once.
 * @throws busy (503) when too many pictures wait
 */
export async function shareImage(
  storage: StorageDriver,
  picture: SharePicture,
): Promise<Uint8Array> {
  const hash = shareHash(picture);
  const key = `share/${hash}.png`;
  const stored = await storage.read(key);
  if (stored !== null) return stored;
  const begun =
    inProgress.get(hash) ?? drawInThread(picture).finally(() => inProgress.delete(hash));
  inProgress.set(hash, begun);
  const png = await begun;
  // It can be drawn again: a full disk costs time, and no picture.
  await storage.write(key, png).catch((error) => {
    if (!(error instanceof StorageError)) throw error;
  });
  return png;
}
