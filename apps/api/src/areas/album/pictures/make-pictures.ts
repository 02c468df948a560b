import sharp from "sharp";

/**
 * The side of a thumbnail, in pixels, and its quality: some 3 KB, so that fifteen of them, which a phone shows at
 * once, are there within a second and a half at 400 kbps.
 */
const SMALL_SIDE = 144;
const SMALL_QUALITY = 40;

/** The pictures of a photo as they are stored, and what its row says of them. */
export interface Pictures {
  large: Uint8Array;
  small: Uint8Array;
  /** Pixels of the large one. */
  width: number;
  height: number;
  /** The mean colour, `#rrggbb`. */
  colour: string;
}

/** The pictures of a photo. @param large as `readImage` returned it: upright WebP without metadata */
export async function makePictures(large: Uint8Array): Promise<Pictures> {
  const { width, height } = await sharp(large).metadata();
  const small = await sharp(large)
    .resize(SMALL_SIDE, SMALL_SIDE, { fit: "cover", position: "attention" })
    .webp({ quality: SMALL_QUALITY, effort: 6 })
    .toBuffer();
  const [red = 0, green = 0, blue = 0] = await sharp(small)
    .flatten({ background: "#ffffff" })
    .resize(1, 1)
    .raw()
    .toBuffer();
  const hex = (value: number) => value.toString(16).padStart(2, "0");
  return { large, small, width, height, colour: `#${hex(red)}${hex(green)}${hex(blue)}` };
}
