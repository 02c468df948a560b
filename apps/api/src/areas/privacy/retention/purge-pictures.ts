import type { RequestContext } from "../../../app-context.ts";
import { daysAgo, retentionPeriods } from "../../../retention-periods.ts";

/** Folders of the storage that hold only pictures which can be rendered again. */
const drawn = ["cards", "share"];

/**
 * Deletes the pictures of cards and of shared links that nobody has viewed for `drawnPictureDays`.
 * @returns the number of deleted pictures
 */
export async function purgePictures({
  storage,
  now,
}: Pick<RequestContext, "storage" | "now">): Promise<number> {
  const unusedSince = daysAgo(now, retentionPeriods.drawnPictureDays);
  let removed = 0;
  for (const folder of drawn) removed += await storage.prune(folder, unusedSince);
  return removed;
}
