import { type Cloth, stripThreads } from "./weave.ts";

/** How a cloth is drawn. */
export type DrawingOptions = {
  /** Rows already woven, from the top; the others show bare warp threads. All of them unless told. */
  woven?: number;
  /** Shades single threads so that it looks woven; leave out below about 3 px a thread. */
  texture?: boolean;
  /** Draws the motifs in this one colour on nothing: for empty states. */
  oneColour?: string;
};

/** One `<path>`: its attributes as React writes them, in units of one thread and one row. */
export type Shape = {
  d: string;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  strokeOpacity?: number;
  strokeDasharray?: number;
  strokeDashoffset?: number;
  shapeRendering?: "crispEdges";
};

/**
 * A cloth to draw: the shapes of one tile, where to lay that tile, how many rows are woven (lay the
 * tiles in a box of that height, which cuts them), and the bare warp below.
 */
export type Drawing = {
  tile: Shape[];
  places: { x: number; y: number }[];
  woven: number;
  warp: Shape | null;
};

/** What to draw for a cloth; an image of any size stays about 2 KB, since only one tile is drawn. */
export function drawCloth(cloth: Cloth, options: DrawingOptions = {}): Drawing {
  const { width, height, start, tile } = cloth;
  const woven = Math.min(height, Math.max(0, Math.round(options.woven ?? height)));
  const places: Drawing["places"] = [];
  for (let y = -start; y < woven; y += tile.length) {
    for (let x = 0; x < width; x += 2 * stripThreads) places.push({ x, y });
  }
  return {
    tile: [...threads(cloth, options.oneColour), ...(options.texture ? texture(tile.length) : [])],
    places,
    woven,
    warp: woven < height ? warp(cloth, woven, options.oneColour) : null,
  };
}

function threads({ tile, dyes }: Cloth, oneColour?: string): Shape[] {
  const runs = ["", "", "", ""];
  tile.forEach((row, y) => {
    let x = 0;
    while (x < row.length) {
      const dye = row[x] ?? 0;
      let end = x + 1;
      while (end < row.length && row[end] === dye) end += 1;
      runs[dye] += `M${x} ${y}.5h${end - x}`;
      x = end;
    }
  });
  return runs.flatMap((run, dye): Shape[] => {
    if (dye > 0) {
      const stroke = oneColour ?? dyes[dye];
      return run ? [{ stroke, shapeRendering: "crispEdges", d: run }] : [];
    }
    const ground = `M0 0h${2 * stripThreads}v${tile.length}H0z`;
    return oneColour ? [] : [{ fill: dyes[0], shapeRendering: "crispEdges", d: ground }];
  });
}

/** Every second crossing a little darker: over, under. */
function texture(height: number): Shape[] {
  const shade = { stroke: "#000", strokeOpacity: 0.09, strokeDasharray: 1 };
  const width = 2 * stripThreads;
  return [
    { ...shade, d: columns(0.5, 2, width, 0, height) },
    { ...shade, strokeDashoffset: 1, d: columns(1.5, 2, width, 0, height) },
  ];
}

/** The threads that wait for their weft, dark enough to be seen on a pale page. */
function warp({ width, height, dyes }: Cloth, woven: number, oneColour?: string): Shape {
  const pale = Number.parseInt(dyes[0].slice(1, 3), 16) > 190;
  const stroke = oneColour ?? (pale ? dyes[1] : dyes[0]);
  const d = columns(0.5, 1, width, woven, height);
  return { stroke, strokeWidth: 0.3, strokeOpacity: 0.5, d };
}

function columns(from: number, step: number, width: number, top: number, bottom: number): string {
  let path = "";
  for (let x = from; x < width; x += step) path += `M${x} ${top}V${bottom}`;
  return path;
}
