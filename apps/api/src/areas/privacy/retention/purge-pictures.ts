import type { RequestContext } from "../../../app-context.ts";
import { daysAgo, keptFor } from "../../../retention-periods.ts";

/** Folders of the store that hold nothing but what is drawn anew when it is asked for. */
const drawn = ["cards", "share"];

/**
 * Removes the pictures of cards and of shared links that nobody has looked at for a season.
 * @returns how many
 */
export async function purgePictures({
  storage,
  now,
}: Pick<RequestContext, "storage" | "now">): Promise<number> {
  const unusedSince = daysAgo(now, keptFor.drawnPictureDays);
  let removed = 0;
  for (const folder of drawn) removed += await storage.prune(folder, unusedSince);
  return removed;
}
