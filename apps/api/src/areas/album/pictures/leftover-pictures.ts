import { asc, eq, inArray, lte } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { pictureKey } from "../../notebook/album/photo-address.ts";
import { albumLeftovers } from "../../notebook/album/tables.ts";

/** How long pictures may be stored without a row, in milliseconds: the request that stores them has ended long before. */
const STORING_MS = 3_600_000;

/** Leftovers of one run; the others follow an hour later. */
const BATCH = 500;

/** Notes pictures before they are stored: unless their row is written they are removed an hour later. */
export async function noteStoring(
  { db, now }: Pick<RequestContext, "db" | "now">,
  fileId: string,
): Promise<void> {
  const dueAt = new Date(now.getTime() + STORING_MS);
  await db.insert(albumLeftovers).values({ fileId, dueAt });
}

/** Removes the pictures of a photo from the storage. @throws when it is away */
async function removeStored({ storage }: Pick<RequestContext, "storage">, fileId: string) {
  for (const size of ["small", "large"] as const) await storage.remove(pictureKey(fileId, size));
}

/** Removes pictures that no row shows. What the storage does not let go now, a later run removes. */
export async function removePictures(
  context: Pick<RequestContext, "db" | "storage">,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  try {
    for (const fileId of fileIds) await removeStored(context, fileId);
  } catch {
    return;
  }
  await context.db.delete(albumLeftovers).where(inArray(albumLeftovers.fileId, [...fileIds]));
}

/**
 * Removes the pictures of photos that went with their event or account, and those of uploads that a crash ended.
 * @returns the number of photos
 * @throws when the storage is away
 */
export async function purgeLeftovers({
  db,
  now,
  storage,
}: Pick<RequestContext, "db" | "now" | "storage">): Promise<number> {
  const due = await db
    .select()
    .from(albumLeftovers)
    .where(lte(albumLeftovers.dueAt, now))
    .orderBy(asc(albumLeftovers.dueAt))
    .limit(BATCH);
  for (const { fileId } of due) {
    await removeStored({ storage }, fileId);
    await db.delete(albumLeftovers).where(eq(albumLeftovers.fileId, fileId));
  }
  return due.length;
}
