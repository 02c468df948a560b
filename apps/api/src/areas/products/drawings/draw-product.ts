import { composePicture, type Layout, pick } from "../../providers/drawings/compose-picture.ts";
import { type LineName, lines } from "../../providers/drawings/lines.ts";
import { type ProductLineName, productLines } from "./product-lines.ts";

/** Pixels of every picture of a product: a square, as cards show them. */
const SIDE = 640;

/** What a picture of a product shows. */
export type LineOfProduct = ProductLineName | LineName;

const isProductLine = (name: string): name is ProductLineName => Object.hasOwn(productLines, name);

/** Whether there is a line drawing of this name. */
export const isKnownLine = (name: string): name is LineOfProduct =>
  isProductLine(name) || Object.hasOwn(lines, name);

/** Drawings of cloth: their picture is mostly the cloth itself. */
const isCloth = (name: string) => name === "folded-cloth" || name === "cloth-roll";

const middle = SIDE / 2;

/** The cloth in folds, one upon the other, with a small drawing on the plain ground above. */
function folded(seed: number): Layout {
  const folds = 3 + pick(seed, 1, 3);
  const high = 88 - 6 * (folds - 3);
  const top = 250 - 20 * (folds - 3);
  return {
    cloth: Array.from({ length: folds }, (_, at) => {
      const indent = 70 + 26 * pick(seed, 10 + at, 4);
      return {
        x: indent,
        y: top + at * (high + 12),
        width: SIDE - 2 * indent,
        height: high,
        thread: 6,
      };
    }),
    drawn: [
      { x: middle - 60 + 20 * pick(seed, 2, 7), y: 130, side: 150, angle: pick(seed, 3, 13) - 6 },
    ],
  };
}

/** A length of cloth that hangs over a whole side. */
function hanging(seed: number): Layout {
  const wide = 372 + 12 * pick(seed, 1, 8);
  const isLeft = pick(seed, 2, 2) === 0;
  return {
    cloth: [{ x: isLeft ? 0 : SIDE - wide, y: 0, width: wide, height: SIDE, thread: 8 }],
    drawn: [
      {
        x: isLeft ? (SIDE + wide) / 2 : (SIDE - wide) / 2,
        y: 200 + 30 * pick(seed, 3, 8),
        side: 150,
        angle: pick(seed, 4, 13) - 6,
      },
    ],
  };
}

/** Ways to lay a picture out; the seed moves each a little. */
const layouts: ((seed: number) => Layout)[] = [
  // Standing on a shelf of cloth.
  (seed) => {
    const shelf = 96 + 8 * pick(seed, 1, 10);
    return {
      cloth: [{ x: 0, y: SIDE - shelf, width: SIDE, height: shelf, thread: 8 }],
      drawn: [
        {
          x: middle - 30 + 10 * pick(seed, 2, 7),
          y: (SIDE - shelf) / 2 + 6,
          side: 390 - shelf / 4,
          angle: pick(seed, 3, 9) - 4,
        },
      ],
    };
  },
  // In a disc on the cloth.
  (seed) => {
    const r = 218 + 4 * pick(seed, 1, 10);
    return {
      cloth: [{ x: 0, y: 0, width: SIDE, height: SIDE, thread: 8 + 2 * pick(seed, 2, 2) }],
      circle: { x: middle, y: middle, r },
      drawn: [{ x: middle, y: middle, side: r * 1.26, angle: pick(seed, 3, 15) - 7 }],
    };
  },
  // Beside a ribbon of cloth.
  (seed) => {
    const wide = 96 + 12 * pick(seed, 1, 5);
    const isLeft = pick(seed, 2, 2) === 0;
    return {
      cloth: [{ x: isLeft ? 0 : SIDE - wide, y: 0, width: wide, height: SIDE, thread: 6 }],
      drawn: [
        {
          x: isLeft ? (SIDE + wide) / 2 : (SIDE - wide) / 2,
          y: middle - 16 + 8 * pick(seed, 4, 5),
          side: 360 + 6 * pick(seed, 5, 5),
          angle: pick(seed, 3, 13) - 6,
        },
      ],
    };
  },
  // Between two hems.
  (seed) => {
    const hem = 54 + 6 * pick(seed, 1, 8);
    return {
      cloth: [
        { x: 0, y: 0, width: SIDE, height: hem, thread: 6 },
        { x: 0, y: SIDE - hem, width: SIDE, height: hem, thread: 6 },
      ],
      drawn: [
        {
          x: middle - 24 + 12 * pick(seed, 2, 5),
          y: middle,
          side: 400 - hem / 2,
          angle: pick(seed, 3, 11) - 5,
        },
      ],
    };
  },
  // Two of them, the nearer one larger, above a hem.
  (seed) => ({
    cloth: [{ x: 0, y: SIDE - 84, width: SIDE, height: 84, thread: 6 }],
    drawn: [
      { x: 210, y: 330, side: 300 + 4 * pick(seed, 1, 8), angle: pick(seed, 2, 9) - 7 },
      {
        x: 478,
        y: 190 + 6 * pick(seed, 3, 6),
        side: 190 + 4 * pick(seed, 4, 8),
        angle: pick(seed, 5, 11),
      },
    ],
  }),
];

/**
 * A picture of a demonstration product as the text of an SVG: its line drawing and a cloth, laid out
 * and dyed by the seed. The same name and seed always give the same picture.
 */
export function drawProduct(name: LineOfProduct, seed: number): string {
  const choices = isCloth(name) ? [folded, folded, hanging] : layouts;
  const layout = (choices[pick(seed, 6, choices.length)] ?? folded)(seed);
  return composePicture({
    size: { width: SIDE, height: SIDE },
    cloth: `article-${seed}`,
    line: isProductLine(name) ? productLines[name] : lines[name],
    layout,
  });
}
