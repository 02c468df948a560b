import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { pictureOf } from "./picture-path.ts";
import { sitePictures } from "./tables.ts";

/**
 * Notes in the transaction of a save that a row now shows an uploaded picture, so that it is not
 * purged meanwhile.
 * @returns its size in pixels; null where no uploaded picture is at that path
 */
export async function markPictureUsed(
  tx: Database,
  path: string,
  now: Date,
): Promise<{ width: number; height: number } | null> {
  const id = pictureOf(path);
  if (id === null) return null;
  const [used] = await tx
    .update(sitePictures)
    .set({ usedAt: now })
    .where(eq(sitePictures.id, id))
    .returning({ width: sitePictures.width, height: sitePictures.height });
  return used ?? null;
}
