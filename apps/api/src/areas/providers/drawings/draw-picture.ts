import { composePicture, type Layout, pick } from "./compose-picture.ts";
import { type LineName, lines } from "./lines.ts";

/** Pixels of every picture: three by two, as covers are shown. */
export const pictureSize = { width: 960, height: 640 };

const { width, height } = pictureSize;

/** Ways to lay a picture out; the seed moves each a little. */
const layouts: ((seed: number) => Layout)[] = [
  // Standing on a band of cloth.
  (seed) => {
    const band = 130 + 10 * pick(seed, 1, 9);
    const middle = 330 + 20 * pick(seed, 2, 16);
    return {
      cloth: [{ x: 0, y: height - band, width, height: band, thread: 8 }],
      drawn: [{ x: middle, y: (height - band) / 2 + 12, side: 340, angle: pick(seed, 3, 9) - 4 }],
    };
  },
  // Beside a strip of cloth.
  (seed) => {
    const strip = 192 + 24 * pick(seed, 1, 6);
    const isLeft = pick(seed, 2, 2) === 0;
    return {
      cloth: [{ x: isLeft ? 0 : width - strip, y: 0, width: strip, height, thread: 8 }],
      drawn: [
        {
          x: isLeft ? (width + strip) / 2 : (width - strip) / 2,
          y: height / 2,
          side: 380 + 10 * pick(seed, 4, 6),
          angle: pick(seed, 3, 13) - 6,
        },
      ],
    };
  },
  // Three in a row, the middle one larger, above a hem.
  (seed) => ({
    cloth: [{ x: 0, y: height - 96, width, height: 96, thread: 4 }],
    drawn: [0, 1, 2].map((at) => ({
      x: 190 + at * 290,
      y: 270 + (at === 1 ? 0 : 30),
      side: (at === 1 ? 290 : 190) + 5 * pick(seed, 4, 9),
      angle: (at - 1) * (2 + pick(seed, 3, 8)),
    })),
  }),
  // In a disc on the cloth.
  (seed) => {
    const x = 320 + 40 * pick(seed, 1, 9);
    return {
      cloth: [{ x: 0, y: 0, width, height, thread: 10 }],
      circle: { x, y: height / 2, r: 250 },
      drawn: [{ x, y: height / 2, side: 300, angle: pick(seed, 3, 11) - 5 }],
    };
  },
  // Between two bands.
  (seed) => {
    const band = 72 + 6 * pick(seed, 1, 8);
    return {
      cloth: [
        { x: 0, y: 0, width, height: band, thread: 6 },
        { x: 0, y: height - band, width, height: band, thread: 6 },
      ],
      drawn: [
        { x: 300 + 30 * pick(seed, 2, 13), y: height / 2, side: 330, angle: pick(seed, 3, 9) - 4 },
      ],
    };
  },
];

/**
 * A picture of a demonstration provider as the text of an SVG: a line drawing and a cloth, laid out
 * and dyed by the seed. The same name and seed always give the same picture.
 */
export function drawPicture(name: LineName, seed: number): string {
  const layout = (layouts[pick(seed, 5, layouts.length)] ?? layouts[0])?.(seed);
  return composePicture({
    size: pictureSize,
    cloth: `annuaire-${seed}`,
    line: lines[name],
    layout: layout ?? { cloth: [], drawn: [] },
  });
}
