import { randomUUID } from "node:crypto";
import { fieldRefusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import sharp from "sharp";
import type { RequestContext } from "../../../app-context.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import type { Author } from "../../staff/audit/record-change.ts";
import { isChosen, PHOTO_BYTES, readImage } from "../read-image.ts";
import { pictureKey, picturePath } from "./picture-path.ts";
import { sitePictures } from "./tables.ts";

/**
 * Stores a picture that public pages may show: decoded and encoded again. The bytes are written
 * before the row, and removed again when the row cannot be written. Nothing shows it yet: the save
 * of the form that it was chosen in is what the audit log has.
 * @throws field errors at `file`; too-many-requests above 240 in an hour
 */
export async function storePicture(
  context: RequestContext,
  author: Author,
  file: File,
): Promise<{ path: string; width: number; height: number }> {
  const { db, now, storage } = context;
  await consumeRateLimit(limits.staffUpload, String(author.id), context);
  if (!isChosen(file)) throw fieldRefusal({ file: [consoleMessages.pictureRequired] });
  const reading = await readImage(file, PHOTO_BYTES);
  if (!reading.ok) throw fieldRefusal({ file: [reading.message] });
  const { width, height } = await sharp(reading.webp).metadata();
  const id = randomUUID();
  await storage.write(pictureKey(id), reading.webp);
  try {
    const size = reading.webp.length;
    await db.insert(sitePictures).values({ id, width, height, size, usedAt: now, createdAt: now });
  } catch (error) {
    await storage.remove(pictureKey(id));
    throw error;
  }
  return { path: picturePath(id), width, height };
}
