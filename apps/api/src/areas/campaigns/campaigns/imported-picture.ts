import { eq } from "drizzle-orm";
import sharp from "sharp";
import type { AppContext } from "../../../app-context.ts";
import { files } from "../../files/tables.ts";

/** The background where a picture does not have a card's proportions. */
const PAPER = "#ffffff";

/**
 * The picture that a host imported, resized to a card of `size` pixels. PNG like the drawn cards,
 * which mail programs show, or WebP for browsers: a photo is a tenth then. Made once and stored beside
 * the drawn cards. Null when it is gone.
 */
export async function importedPicture(
  { db, storage }: Pick<AppContext, "db" | "storage">,
  fileId: string,
  size: { width: number; height: number },
  isWebp = false,
): Promise<Uint8Array | null> {
  const key = `cards/imported-${fileId}-${size.width}.${isWebp ? "webp" : "png"}`;
  const made = await storage.read(key);
  if (made !== null) return made;
  const [file] = await db.select().from(files).where(eq(files.id, fileId));
  const own = file && (await storage.read(file.storageKey));
  if (!own) return null;
  const card = sharp(own)
    .resize({ ...size, fit: "contain", background: PAPER })
    .flatten({ background: PAPER });
  const stored = await (isWebp
    ? card.webp({ quality: 80, smartSubsample: true })
    : card.png({ compressionLevel: 9 })
  ).toBuffer();
  await storage.write(key, stored);
  return stored;
}
