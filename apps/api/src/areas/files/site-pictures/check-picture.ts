import { fieldRefusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import type { Database } from "../../../database/connect.ts";
import { markPictureUsed } from "./mark-picture-used.ts";

/**
 * Checks the picture of a form in the transaction of its save: one that staff uploaded, or the one
 * that the record already shows, such as a drawing of ours.
 * @returns its size in pixels; null for the one that is already shown, and for none
 * @throws a field error at `field`
 */
export async function checkPicture(
  tx: Database,
  now: Date,
  { path, before, field }: { path: string | null; before: string | null; field: string },
): Promise<{ width: number; height: number } | null> {
  if (path === null || path === before) return null;
  const size = await markPictureUsed(tx, path, now);
  if (size === null) throw fieldRefusal({ [field]: [consoleMessages.pictureGone] });
  return size;
}
