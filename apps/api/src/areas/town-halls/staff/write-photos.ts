import { fieldRefusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import type { TownHallForm } from "@jdj/contract/console/town-halls";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { checkPicture } from "../../files/site-pictures/check-picture.ts";
import { townHallPhotos } from "../tables.ts";

type Photos = TownHallForm["photos"];

/** @throws a field error at `photos`: exactly one is on top, and none stands twice */
function checkPhotos(photos: Photos): void {
  if (photos.length > 0 && photos.filter((photo) => photo.on_top).length !== 1)
    throw fieldRefusal({ photos: [consoleMessages.oneOnTop] });
  if (new Set(photos.map(({ path }) => path)).size < photos.length)
    throw fieldRefusal({ photos: [consoleMessages.photoTwice] });
}

/**
 * Writes the pictures of a town hall in the order of the form.
 * @returns what the log has of them: their paths and captions before and after
 * @throws a field error at `photos`
 */
export async function writePhotos(
  tx: Database,
  now: Date,
  townHallId: number,
  photos: Photos,
): Promise<{ before: Photos; after: Photos }> {
  checkPhotos(photos);
  const stored = await tx
    .select()
    .from(townHallPhotos)
    .where(eq(townHallPhotos.townHallId, townHallId))
    .orderBy(asc(townHallPhotos.position), asc(townHallPhotos.id));
  const before = stored.map(({ path, caption, onTop }) => ({ path, caption, on_top: onTop }));
  if (JSON.stringify(before) === JSON.stringify(photos)) return { before, after: before };
  const rows = [];
  for (const [position, { path, caption, on_top: onTop }] of photos.entries()) {
    const known = stored.find((photo) => photo.path === path);
    const picture = { path, before: known?.path ?? null, field: "photos" };
    const size = (await checkPicture(tx, now, picture)) ?? known;
    if (!size) throw fieldRefusal({ photos: [consoleMessages.pictureGone] });
    const { width, height } = size;
    rows.push({ townHallId, path, caption, onTop, position, width, height });
  }
  await tx.delete(townHallPhotos).where(eq(townHallPhotos.townHallId, townHallId));
  if (rows.length > 0) await tx.insert(townHallPhotos).values(rows);
  return { before, after: photos };
}
