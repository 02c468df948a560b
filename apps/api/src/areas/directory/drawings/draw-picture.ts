import { clothSvg } from "@jdj/weave/cloth-svg";
import { stripThreads, weave } from "@jdj/weave/weave";
import { type LineName, lines } from "./lines.ts";

/** Pixels of every picture: three by two, as covers are shown. */
export const pictureSize = { width: 960, height: 640 };

/** The side of the square in which a line drawing is drawn. */
const LINE_SIDE = 24;

/** The luminance of a colour, 0 to 255, as perceived. */
function lightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** A number of 0 to `count - 1`, always the same for a seed and a purpose. */
function pick(seed: number, purpose: number, count: number): number {
  const mixed = Math.imul((seed + 1) ^ (purpose * 0x9e3779b9), 0x85ebca6b);
  const state = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
  return ((state ^ (state >>> 13)) >>> 0) % count;
}

/** A piece of cloth: where it lies, and how large a thread is. */
type Patch = { x: number; y: number; width: number; height: number; thread: number };

/** A line drawing: its middle, its side, its angle in degrees. */
type Placed = { x: number; y: number; side: number; angle: number };

/** Where cloth and drawings lie; `frame` draws a hairline around them. */
type Layout = { cloth: Patch[]; drawn: Placed[]; circle?: { x: number; y: number; r: number } };

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

function patchSvg(seed: number, { x, y, width: wide, height: high, thread }: Patch): string {
  const strips = Math.ceil(wide / thread / stripThreads);
  const cloth = weave(`annuaire-${seed}`, { strips, rows: Math.ceil(high / thread) });
  return `<svg x="${x}" y="${y}" width="${wide}" height="${high}" overflow="hidden"><g transform="scale(${thread})">${clothSvg(cloth)}</g></svg>`;
}

/**
 * A picture of a demonstration provider as the text of an SVG: a line drawing and a cloth, laid out
 * and dyed by the seed. The same name and seed always give the same picture.
 */
export function drawPicture(name: LineName, seed: number): string {
  const layout = (layouts[pick(seed, 5, layouts.length)] ?? layouts[0])?.(seed);
  const { dyes } = weave(`annuaire-${seed}`, { strips: 1, rows: 1 });
  const [ground, ...others] = dyes;
  const away = (dye: string) => Math.abs(lightness(dye) - lightness(ground));
  const ink = others.toSorted((one, other) => away(other) - away(one))[0] ?? ground;
  const { circle, cloth = [], drawn = [] } = layout ?? {};
  const placed = drawn.map(({ x, y, side, angle }) => {
    const scale = side / LINE_SIDE;
    return `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${scale}) translate(-12 -12)"><path d="${lines[name]}" stroke-width="${(9 / scale).toFixed(3)}"/></g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    ...cloth.map((patch) => patchSvg(seed, patch)),
    circle
      ? `<circle cx="${circle.x}" cy="${circle.y}" r="${circle.r}" fill="${ground}" stroke="${ink}" stroke-width="4"/>`
      : "",
    `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${placed.join("")}</g>`,
    "</svg>",
  ].join("");
}
