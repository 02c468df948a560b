import { clothSvg } from "@jdj/weave/cloth-svg";
import { stripThreads, weave } from "@jdj/weave/weave";

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
export function pick(seed: number, purpose: number, count: number): number {
  const mixed = Math.imul((seed + 1) ^ (purpose * 0x9e3779b9), 0x85ebca6b);
  const state = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
  return ((state ^ (state >>> 13)) >>> 0) % count;
}

/** A piece of cloth: where it lies, and how large a thread is. */
type Patch = { x: number; y: number; width: number; height: number; thread: number };

/** A line drawing: its middle, its side, its angle in degrees. */
type Placed = { x: number; y: number; side: number; angle: number };

/** Where cloth and drawings lie, and the disc of plain ground on which a drawing stands. */
export type Layout = {
  cloth: Patch[];
  drawn: Placed[];
  circle?: { x: number; y: number; r: number };
};

function patchSvg(cloth: string, { x, y, width: wide, height: high, thread }: Patch): string {
  const strips = Math.ceil(wide / thread / stripThreads);
  const woven = weave(cloth, { strips, rows: Math.ceil(high / thread) });
  return `<svg x="${x}" y="${y}" width="${wide}" height="${high}" overflow="hidden"><g transform="scale(${thread})">${clothSvg(woven)}</g></svg>`;
}

/**
 * A picture as the text of an SVG: a line drawing and a cloth, laid out and dyed.
 * @param cloth the seed of the cloth and its dyes
 * @param line the path of the drawing, in a square of 24
 */
export function composePicture({
  size: { width, height },
  cloth: seed,
  line,
  layout: { circle, cloth, drawn },
}: {
  size: { width: number; height: number };
  cloth: string;
  line: string;
  layout: Layout;
}): string {
  const { dyes } = weave(seed, { strips: 1, rows: 1 });
  const [ground, ...others] = dyes;
  const away = (dye: string) => Math.abs(lightness(dye) - lightness(ground));
  const ink = others.toSorted((one, other) => away(other) - away(one))[0] ?? ground;
  const placed = drawn.map(({ x, y, side, angle }) => {
    const scale = side / LINE_SIDE;
    return `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${scale}) translate(-12 -12)"><path d="${line}" stroke-width="${(9 / scale).toFixed(3)}"/></g>`;
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
