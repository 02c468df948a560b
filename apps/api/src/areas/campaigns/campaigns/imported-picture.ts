import { eq } from "drizzle-orm";
import sharp from "sharp";
import type { AppContext } from "../../../app-context.ts";
import { files } from "../../files/tables.ts";

/** The background where a picture does not have a card's proportions. */
const PAPER = "#ffffff";

/**
 * The picture that a host imported, resized to a card of `size` pixels. PNG like the drawn cards:
 * mail programs show no WebP. Made once and stored beside the drawn cards. Null when it is gone.
 */
export async function importedPicture(
  { db, storage }: Pick<AppContext, "db" | "storage">,
  fileId: string,
  size: { width: number; height: number },
): Promise<Uint8Array | null> {
  const key = `cards/imported-${fileId}-${size.width}.png`;
  const stored = await storage.read(key);
  if (stored !== null) return stored;
  const [file] = await db.select().from(files).where(eq(files.id, fileId));
  const own = file && (await storage.read(file.storageKey));
  if (!own) return null;
  const png = await sharp(own)
    .resize({ ...size, fit: "contain", background: PAPER })
    .flatten({ background: PAPER })
    .png({ compressionLevel: 9 })
    .toBuffer();
  await storage.write(key, png);
  return png;
}
