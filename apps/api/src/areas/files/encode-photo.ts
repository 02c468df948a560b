import type { Sharp } from "sharp";

/** The longest side of a stored photo, in pixels. */
const LONGEST_SIDE = 1200;

/** Encodes a photo as every photo is stored: upright WebP without metadata, within the longest side. */
export function encodePhoto(image: Sharp): Promise<Buffer> {
  return image
    .autoOrient()
    .resize({
      width: LONGEST_SIDE,
      height: LONGEST_SIDE,
      fit: "inside",
      withoutEnlargement: true,
    })
    .webp({ quality: 82 })
    .toBuffer();
}
