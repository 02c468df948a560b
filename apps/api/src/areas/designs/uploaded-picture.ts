import sharp from "sharp";
import type { StorageDriver } from "../../drivers/storage/port.ts";
import { cardSize } from "./drawings/design.ts";

/**
 * An uploaded picture as the ground of a card: cut to its proportions, a PNG of 1080 × 1350. Made
 * once and stored beside the drawn cards.
 * @param key of the uploaded picture in the storage
 * @throws when the picture is gone
 */
export async function cardGround(storage: StorageDriver, key: string): Promise<Uint8Array> {
  const stored = `cards/ground-${key.replace(/[^0-9a-z-]/gi, "-")}.png`;
  const known = await storage.read(stored);
  if (known !== null) return known;
  const picture = await storage.read(key);
  if (picture === null) throw new Error("The picture of a design is gone");
  const png = await sharp(picture)
    .resize({ ...cardSize, fit: "cover" })
    .flatten({ background: "#ffffff" })
    .png()
    .toBuffer();
  await storage.write(stored, png);
  return png;
}

/** A PNG as an address within a drawing. */
export function dataAddress(png: Uint8Array): string {
  return `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
}

/**
 * The photo of the hosts as an address within a drawing: a JPEG. Undefined when it is gone: the card is then drawn without it.
 * @param key of the photo in the storage
 */
export async function hostsPhoto(storage: StorageDriver, key: string): Promise<string | undefined> {
  const photo = await storage.read(key);
  if (photo === null) return undefined;
  const jpeg = await sharp(photo)
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 90 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}
