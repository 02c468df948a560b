import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";

/** Size of a drawing, in pixels. */
interface Size {
  width: number;
  height: number;
}

/** Up to so many pixels across, 16 colours are enough: half a byte a pixel, and less than half a file. */
const THUMB = 144;

/** What a drawing shows, and for whom it is stored. */
export interface RasterOptions {
  isPhoto?: boolean;
  /** For browsers; mail programs and WhatsApp show no WebP. */
  isWebp?: boolean;
}

/** A photo loses nothing that one sees; texts and patterns on it stay sharp. */
const WEBP_QUALITY = 80;

/**
 * A drawing of so many pixels across. As a PNG in 128 colours: patterns and texts need no more; a photo
 * has 256, dithered. As a WebP a photo is a third of that.
 */
export async function rasterize(
  shapes: string,
  size: Size,
  across: number,
  { isPhoto = false, isWebp = false }: RasterOptions = {},
): Promise<Uint8Array> {
  const { width, height } = size;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;
  const raster = new Resvg(svg, { fitTo: { mode: "width", value: across } }).render();
  const drawn = sharp(raster.pixels, {
    raw: { width: raster.width, height: raster.height, channels: 4 },
  });
  if (isWebp) return drawn.webp({ quality: WEBP_QUALITY, smartSubsample: true }).toBuffer();
  return drawn
    .png({
      palette: true,
      colours: isPhoto ? 256 : across <= THUMB ? 16 : 128,
      effort: 4,
      compressionLevel: 9,
      dither: isPhoto ? 1 : 0,
    })
    .toBuffer();
}
