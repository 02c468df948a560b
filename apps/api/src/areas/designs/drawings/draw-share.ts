import { shareSize } from "@jdj/contract/content/share-pages";
import { markSvg } from "@jdj/weave/mark";
import satori from "satori";
import { clothPanel, dyesOf } from "./cloth-panel.ts";
import { inksOn, paper } from "./colours.ts";
import { sans, serif } from "./design.ts";
import { fonts } from "./fonts.ts";
import { rasterize } from "./rasterize.ts";
import { box, placeLine, textLine } from "./type.ts";

/** What a shared link shows: a title, a line or two under it, the product's name and a cloth. */
export interface SharePicture {
  title: string;
  line: string;
  /** Hour and place of what a card invites to; left out elsewhere. */
  where?: string;
  brand: string;
  seed: string;
}

const thread = 7;
/** Five strips of cloth, down the right side. */
const band = 5 * 12 * thread;
const margin = 72;

/** Draws the picture of a shared link, 1200 by 630. For a worker, as cards are. */
export async function drawShare(picture: SharePicture): Promise<Uint8Array> {
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
  const mark = `<svg x="${margin}" y="64" width="48" height="48" viewBox="0 0 12 12">${square}</svg>`;
  const cloth = clothPanel(seed, { x: room, y: 0, width: band, height: shareSize.height, thread });
  const shapes = `<rect width="100%" height="100%" fill="${paper}"/>${cloth}${mark}${layer}`;
  return rasterize(shapes, shareSize, shareSize.width);
}

/** A long title is set smaller, so that it keeps within four lines. */
function sizeOf(title: string): number {
  const { length } = title;
  return length <= 32 ? 76 : length <= 56 ? 62 : length <= 90 ? 50 : 42;
}
