import { fieldRefusal } from "@jdj/contract/call/refusals";
import { cardPixels, type DesignLayout } from "@jdj/contract/console/card-designs";
import { consoleMessages } from "@jdj/contract/console/messages";
import sharp from "sharp";
import { contrast } from "../../designs/drawings/colours.ts";
import type { UploadedLayout } from "../../designs/drawings/uploaded-layout.ts";

/** How far the colours of a calm area spread: standard deviation of a channel, of 255. */
const CALM = 26;
/** Contrast of the texts with the mean colour of their area, as WCAG asks for. */
const LEAST_CONTRAST = 4.5;

/** The layout as a design stores it. */
export function storedLayout({ x, y, width, height, ...inks }: DesignLayout): UploadedLayout {
  return { area: { x, y, width, height }, inks };
}

/** A stored layout in the shape of the contract, its fields in that order: the database sorts them otherwise. */
export function presentLayout({ area, inks }: UploadedLayout): DesignLayout {
  const { x, y, width, height } = area;
  const { main, accent, text } = inks;
  return { x, y, width, height, main, accent, text };
}

/**
 * Refuses an area that leaves the card, upon which the picture has a drawing, or on whose ground the
 * colours cannot be read.
 * @param ground the picture, 1080 × 1350
 * @throws field errors at `layout.width`, `layout.y`, `layout.main` and `layout.text`
 */
export async function checkLayout(ground: Uint8Array, layout: DesignLayout): Promise<void> {
  const { x, y, width, height } = layout;
  const errors: Record<string, string[]> = {};
  if (x + width > cardPixels.width) errors["layout.width"] = [consoleMessages.areaOutside];
  if (y + height > cardPixels.height) errors["layout.height"] = [consoleMessages.areaOutside];
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
  // Statistics are of an image as it is read, whatever is done to it after.
  const area = await sharp(ground)
    .extract({ left: x, top: y, width, height })
    .removeAlpha()
    .png()
    .toBuffer();
  const { channels } = await sharp(area).stats();
  if (channels.some(({ stdev }) => stdev > CALM))
    errors["layout.y"] = [consoleMessages.areaNotCalm];
  const mean = `#${channels
    .slice(0, 3)
    .map((channel) => Math.round(channel.mean).toString(16).padStart(2, "0"))
    .join("")}`;
  for (const name of ["main", "text"] as const)
    if (contrast(layout[name].toLowerCase(), mean) < LEAST_CONTRAST)
      errors[`layout.${name}`] = [consoleMessages.colourUnreadable];
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
}
