import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";

/** Size of a drawing, in pixels. */
interface Size {
  width: number;
  height: number;
}

/** Up to so many pixels across, 16 colours are enough: half a byte a pixel, and less than half a file. */
const THUMB = 144;

/**
 * A drawing as a PNG of so many pixels across, in 128 colours: patterns and texts need no more. A
 * photo has 256, dithered.
 */
export async function rasterize(
  shapes: string,
  size: Size,
  across: number,
  isPhoto = false,
): Promise<Uint8Array> {
  const { width, height } = size;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;
  const raster = new Resvg(svg, { fitTo: { mode: "width", value: across } }).render();
  return sharp(raster.pixels, {
    raw: { width: raster.width, height: raster.height, channels: 4 },
  })
    .png({
      palette: true,
      colours: isPhoto ? 256 : across <= THUMB ? 16 : 128,
      effort: 4,
      compressionLevel: 9,
      dither: isPhoto ? 1 : 0,
    })
    .toBuffer();
}
