import { clothSize, stripThreads, type WeaveOptions } from "./cloth-size.ts";
import { type Dyes, dyeSets, soberDyeSets } from "./dyes.ts";
import { bars, motifRows, motifs } from "./motifs.ts";

export { stripThreads };

/**
 * A finished cloth. Its threads repeat: `tile[y][x]` is an index into `dyes`, two strips wide and
 * one period high; the cloth begins `start` rows down its tile.
 */
export type Cloth = {
  readonly width: number;
  readonly height: number;
  readonly dyes: Dyes;
  readonly tile: readonly (readonly number[])[];
  readonly start: number;
};

/**
 * Weaves the cloth of a seed (an event's id). The same seed gives the same cloth on every
 * machine; a smaller cloth of the same seed is the corner of the larger one.
 */
export function weave(seed: string, options: WeaveOptions = {}): Cloth {
  const draw = generator(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(draw() * list.length)] as T;
  const [ground, one, two, edge] = pick(seed.startsWith("sobre-") ? soberDyeSets : dyeSets);
  const first = pick(motifs);
  const second = pick(motifs.filter((motif) => motif !== first));
  const bar = pick(bars);
  const selvedge = 1 + Math.floor(draw() * 2);
  const turned = draw() < 0.5;
  const half = motifRows + bar.length;
  const start = Math.floor(draw() * half);
  const exchanged = draw() < 0.5;
  const reversed = [draw() < 0.4, draw() < 0.4];

  const thread = (x: number, y: number): number => {
    const inStrip = x % stripThreads;
    const fromEdge = Math.min(inStrip, stripThreads - 1 - inStrip);
    const row = (y + (x < stripThreads ? 0 : half)) % (2 * half);
    const inBlock = row % half;
    if (inBlock >= motifRows) return bar[inBlock - motifRows] ?? 0;
    if (fromEdge < selvedge) return fromEdge === 0 ? 3 : 0;
    const at = row < half ? 0 : 1;
    const motif = at === 0 ? first : second;
    const dye = motif(fromEdge, turned ? motifRows - 1 - inBlock : inBlock);
    // Figure and ground change places.
    return reversed[at] && dye < 2 ? 1 - dye : dye;
  };

  return {
    ...clothSize(options),
    dyes: exchanged ? [ground, two, one, edge] : [ground, one, two, edge],
    start,
    tile: Array.from({ length: 2 * half }, (_, y) =>
      Array.from({ length: 2 * stripThreads }, (_, x) => thread(x, y)),
    ),
  };
}

/** The dye of one thread, as an index into the cloth's `dyes`. */
export function threadAt({ tile, start }: Cloth, x: number, y: number): number {
  return tile[(y + start) % tile.length]?.[x % (2 * stripThreads)] ?? 0;
}

/** FNV-1a of the seed feeding mulberry32: small, and equal in every JavaScript engine. */
function generator(seed: string): () => number {
  let state = 2166136261;
  for (let at = 0; at < seed.length; at += 1) {
    state = Math.imul(state ^ seed.charCodeAt(at), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
