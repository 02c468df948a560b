import sharp from "sharp";
import { cardSize } from "../areas/designs/drawings/design.ts";
import type { TextArea } from "../areas/designs/drawings/uploaded-layout.ts";
import { dataAddress } from "../areas/designs/uploaded-picture.ts";
import { textsToHold } from "./long-card-texts.ts";
import { findOverlaps } from "./measure-card.ts";

const inks = { main: "#7c0f3c", accent: "#8a5a00", text: "#17173b" };

/** A dark picture with white paper in the text area alone: a text that leaves it runs into the drawing. */
async function pictureWith({ x, y, width, height }: TextArea) {
  const paper = await sharp({
    create: { width: width + 24, height: height + 24, channels: 3, background: "#ffffff" },
  })
    .png()
    .toBuffer();
  const png = await sharp({ create: { ...cardSize, channels: 3, background: "#202020" } })
    .composite([{ input: paper, left: x - 12, top: y - 12 }])
    .png()
    .toBuffer();
  return dataAddress(png);
}

/** Which texts leave the area of an uploaded design, by the name of the texts. */
export async function overlapsIn(area: TextArea, names: readonly string[]) {
  const background = await pictureWith(area);
  const overlaps: Record<string, string[]> = {};
  for (const name of names) {
    const texts = textsToHold[name];
    if (!texts) throw new Error(`There are no texts ${name}`);
    const uploaded = { layout: { area, inks }, background };
    const picture = { design: "upload-x", texts, seed: "e1", eventType: "wedding", uploaded };
    const found = await findOverlaps(picture);
    if (found.length > 0) overlaps[name] = found;
  }
  return overlaps;
}
