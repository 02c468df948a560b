import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../app-context.ts";
import { files } from "./tables.ts";

/**
 * Stores a photo that `readImage` returned, and returns the id of its file. The bytes are written
 * before the row, so that no row refers to a missing file. Do not call it in a transaction: the
 * storage may be remote.
 */
export async function storeImage(
  { db, storage }: Pick<RequestContext, "db" | "storage">,
  customerId: number,
  webp: Uint8Array,
): Promise<string> {
  const id = randomUUID();
  const storageKey = `images/${id.slice(0, 2)}/${id}.webp`;
  await storage.write(storageKey, webp);
  await db
    .insert(files)
    .values({ id, customerId, storageKey, mediaType: "image/webp", size: webp.length });
  return id;
}

/** Whether a file holds this same photo, as `readImage` returned it. */
export async function holdsImage(
  { db, storage }: Pick<RequestContext, "db" | "storage">,
  fileId: string,
  webp: Uint8Array,
): Promise<boolean> {
  const [file] = await db.select().from(files).where(eq(files.id, fileId));
  if (file?.size !== webp.length) return false;
  const stored = await storage.read(file.storageKey);
  return stored !== null && Buffer.compare(stored, webp) === 0;
}

/** Deletes a file that nothing shows any more. */
export async function discardFile(
  { db, storage }: Pick<RequestContext, "db" | "storage">,
  fileId: string,
): Promise<void> {
  const [gone] = await db
    .delete(files)
    .where(eq(files.id, fileId))
    .returning({ storageKey: files.storageKey });
  if (gone) await storage.remove(gone.storageKey);
}
