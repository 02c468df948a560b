import sharp, { type Sharp } from "sharp";

/** The longest side of a stored photo, in pixels. */
export const LONGEST_SIDE = 1200;

/** Encodes a photo as every photo is stored: upright WebP without metadata, within the longest side. */
export function encodePhoto(image: Sharp, longestSide = LONGEST_SIDE): Promise<Buffer> {
  return image
    .autoOrient()
    .resize({
      width: longestSide,
      height: longestSide,
      fit: "inside",
      withoutEnlargement: true,
    })
    .webp({ quality: 82 })
    .toBuffer();
}

/** The side of a small picture, in pixels: 48 px on a screen of three dots per pixel. */
const SMALL_SIDE = 144;

/** A stored photo as a small square, some 5 KB, for where it stands beside a name. */
export function smallPhoto(stored: Uint8Array): Promise<Buffer> {
  return sharp(stored).resize(SMALL_SIDE, SMALL_SIDE).webp({ quality: 80 }).toBuffer();
}
