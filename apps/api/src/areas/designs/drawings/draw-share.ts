import { shareSize } from "@jdj/contract/content/share-pages";
import { markSvg } from "@jdj/weave/mark";
import satori from "satori";
import { clothPanel, dyesOf } from "./cloth-panel.ts";
import { deepest, inksOn, paper } from "./colours.ts";
import { sans, serif } from "./design.ts";
import { fonts } from "./fonts.ts";
import { rasterize } from "./rasterize.ts";
import { box, placeLine, textLine } from "./text-layer.ts";

/** What a shared link shows: a title, a line or two under it, the product's name and a cloth. */
export interface SharePicture {
  title: string;
  line: string;
  /** Hour and place of what a card invites to; left out elsewhere. */
  where?: string;
  /** What it costs: « 45 000 FCFA »; left out where nothing is sold. */
  price?: string;
  brand: string;
  seed: string;
  /** What it shows in front, in place of the wide cloth; `data` is the `data:` address of a PNG. */
  picture?: { kind: PanelKind; data: string };
}

/** A card, in its own proportions, or a photo or drawing of something on offer. */
export type PanelKind = "card" | "photo";

/** Sizes of the pictures in front, in pixels: as high as the whole. */
export const panelSizes: Record<PanelKind, { width: number; height: number }> = {
  card: { width: (shareSize.height * 4) / 5, height: shareSize.height },
  photo: { width: shareSize.height, height: shareSize.height },
};

const thread = 7;
/** Five strips of cloth, down the right side. */
const band = 5 * 12 * thread;
const margin = 72;

/** Draws the picture of a shared link, 1200 by 630. For a worker, as cards are. */
export async function drawShare(picture: SharePicture): Promise<Uint8Array> {
  if (picture.picture) return drawWithPicture(picture, picture.picture);
  const { title, line, where = "", brand, seed } = picture;
  const ink = inksOn(paper, dyesOf(seed));
  const room = shareSize.width - band;
  const layout = box(
    { ...shareSize, paddingLeft: margin, paddingTop: 64, paddingBottom: 64 },
    box(
      { flexDirection: "row", alignItems: "center", height: 48 },
      box({ fontFamily: serif, fontSize: 34, color: ink.text, marginLeft: 66 }, brand),
    ),
    box({ flexGrow: 1 }),
    box(
      {
        fontFamily: serif,
        fontSize: sizeOf(title),
        lineHeight: 1.12,
        color: ink.main,
        width: room - 2 * margin,
      },
      title,
    ),
    box({ width: 96, height: 5, backgroundColor: ink.accent, marginTop: 30, marginBottom: 26 }),
    ...textLine(line, { fontFamily: sans, fontSize: 32, color: ink.text }),
    ...priceLine(picture, ink.text),
    ...placeLine(where, {
      fontSize: 28,
      color: ink.text,
      marginTop: 10,
      maxWidth: room - 2 * margin,
    }),
    box({ flexGrow: 1 }),
  );
  const layer = await satori(layout, { ...shareSize, fonts });
  // Both drawings call their tile by the same id.
  const square = markSvg().replaceAll("tile", "mark");
  const mark =
    brand === ""
      ? ""
      : `<svg x="${margin}" y="64" width="48" height="48" viewBox="0 0 12 12">${square}</svg>`;
  const cloth = clothPanel(seed, { x: room, y: 0, width: band, height: shareSize.height, thread });
  const shapes = `<rect width="100%" height="100%" fill="${paper}"/>${cloth}${mark}${layer}`;
  return rasterize(shapes, shareSize, shareSize.width);
}

/** Threads of the strip between a photo and its text, in pixels. */
const seam = 3;

/** The picture in front, the text beside it and our mark small below. */
async function drawWithPicture(
  share: SharePicture,
  { kind, data }: NonNullable<SharePicture["picture"]>,
): Promise<Uint8Array> {
  const { title, line, where = "", brand, seed } = share;
  // A card stands out from the deepest of its own dyes.
  const ground = kind === "card" ? deepest(dyesOf(seed)) : paper;
  const ink = inksOn(ground, dyesOf(seed));
  const panel = panelSizes[kind];
  // A card has its cloth already.
  const strip = kind === "photo" ? 12 * seam : 0;
  const left = panel.width + strip + 56;
  const width = shareSize.width - left - 48;
  const layout = box(
    { ...shareSize, paddingLeft: left, paddingTop: 64, paddingBottom: 48 },
    box({ flexGrow: 1 }),
    box(
      {
        fontFamily: serif,
        fontSize: besideSize(title, width),
        lineHeight: 1.12,
        color: ink.main,
        width,
        lineClamp: 5,
      },
      title,
    ),
    box({ width: 96, height: 5, backgroundColor: ink.accent, marginTop: 26, marginBottom: 24 }),
    ...textLine(line, {
      fontFamily: sans,
      fontSize: 28,
      color: ink.text,
      maxWidth: width,
      whiteSpace: "normal",
      lineClamp: 2,
    }),
    ...priceLine(share, ink.text),
    ...placeLine(where, { fontSize: 26, color: ink.text, marginTop: 10, maxWidth: width }),
    box({ flexGrow: 1 }),
    box(
      { flexDirection: "row", alignItems: "center", height: 32 },
      box({ fontFamily: serif, fontSize: 24, color: ink.text, marginLeft: 42 }, brand),
    ),
  );
  const layer = await satori(layout, { ...shareSize, fonts });
  const square = markSvg().replaceAll("tile", "mark");
  const mark =
    brand === ""
      ? ""
      : `<svg x="${left}" y="${shareSize.height - 80}" width="32" height="32" viewBox="0 0 12 12">${square}</svg>`;
  const at = { x: panel.width, y: 0, width: strip, height: shareSize.height, thread: seam };
  const image = `<image x="0" y="0" width="${panel.width}" height="${panel.height}" href="${data}"/>`;
  const shapes = `<rect width="100%" height="100%" fill="${ground}"/>${image}${strip > 0 ? clothPanel(seed, at) : ""}${mark}${layer}`;
  return rasterize(shapes, shareSize, shareSize.width, { isPhoto: kind === "photo" });
}

function priceLine({ price = "" }: SharePicture, color: string) {
  const fontSize = price.length > 20 ? 34 : 42;
  return textLine(price, { fontFamily: serif, fontSize, color, marginTop: 14 });
}

/** The size of a title beside a picture: its longest word keeps to the line. */
function besideSize(title: string, width: number): number {
  const longest = Math.max(...title.split(/\s/).map(({ length }) => length));
  const wished = title.length <= 20 ? 64 : title.length <= 40 ? 54 : 44;
  return Math.min(wished, Math.floor(width / (longest * 0.6)));
}

/** A long title is set smaller, so that it keeps within four lines. */
function sizeOf(title: string): number {
  const { length } = title;
  return length <= 32 ? 76 : length <= 56 ? 62 : length <= 90 ? 50 : 42;
}
