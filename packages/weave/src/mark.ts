import { drawCloth, type Shape } from "./cloth-drawing.ts";
import { clothSvg } from "./cloth-svg.ts";
import { motifRows } from "./motifs.ts";
import { type Cloth, stripThreads, weave } from "./weave.ts";

/** The product's own cloth, chosen for its first square: a losange of gold on indigo. */
export const brandSeed = "joie-3536";

function mark(): Cloth {
  const cloth = weave(brandSeed, { strips: 1, rows: motifRows });
  const square = cloth.tile.slice(0, motifRows).map((row) => row.slice(0, stripThreads));
  return { ...cloth, tile: square };
}

/** The product's mark, one square of its cloth, drawn in a box of 12 by 12. */
export function markShapes(): Shape[] {
  return drawCloth(mark()).tile;
}

/** The same as an SVG document: the favicon. */
export function markSvg(): string {
  return clothSvg(mark());
}
