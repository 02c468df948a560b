import { clothSvg } from "@jdj/weave/cloth-svg";
import { type Cloth, stripThreads, weave } from "@jdj/weave/weave";

/** A piece of an event's cloth, in SVG. `thread` is its scale: pixels to a thread. */
export interface Panel {
  x: number;
  y: number;
  width: number;
  height: number;
  thread: number;
  /** Laid on its side: strips run from left to right. */
  lying?: boolean;
}

/** Threads broader than this, in pixels, are left plain: shaded, they look like a chessboard. */
const finest = 10;

/** Weaves a seed for a panel and lays it there, cut to size. */
export function clothPanel(seed: string, panel: Panel): string {
  const { x, y, width, height, thread, lying = false } = panel;
  const [across, along] = lying ? [height, width] : [width, height];
  const cloth = weave(seed, {
    strips: Math.ceil(across / (thread * stripThreads)),
    rows: Math.ceil(along / thread),
  });
  const turned = lying ? `translate(0 ${height}) rotate(-90)` : "";
  const drawn = clothSvg(cloth, { texture: thread <= finest });
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}"><g transform="${turned} scale(${thread})">${drawn}</g></svg>`;
}

/** A piece of cloth cut to a shape: `outline` is its SVG, `id` its own within the card. */
export function clothCut(seed: string, panel: Panel, id: string, outline: string): string {
  return `<clipPath id="${id}">${outline}</clipPath><g clip-path="url(#${id})">${clothPanel(seed, panel)}</g>`;
}

/** The dyes of a seed's cloth. */
export function dyesOf(seed: string): Cloth["dyes"] {
  return weave(seed, { strips: 1, rows: 1 }).dyes;
}
