/**
 * A motif gives the thread of one point of half a strip: `x` runs from 0 (the strip's edge) to 5
 * (its centre), `y` from 0 to `motifRows - 1`. 0 is the ground, 1 to 3 the other dyes.
 */
type Motif = (x: number, y: number) => number;

/** Rows of one motif, from bar to bar. */
export const motifRows = 12;

/** Distance of a row from the middle of the motif, 0 to 5, the same on both sides. */
const fromMiddle = (y: number) => (y < 6 ? 5 - y : y - 6);

/** Our own nine; none copies a motif that bears a name. */
export const motifs: readonly Motif[] = [
  // losange: rings around the centre
  (x, y) => [2, 2, 1, 1, 3, 0, 0, 0, 0, 0, 0][5 - x + fromMiddle(y)] ?? 0,
  // marche: steps climbing to the centre
  (x, y) => [1, 1, 0, 2, 2, 0][(x + 12 - 2 * (y >> 1)) % 6] ?? 0,
  // damier: squares of two threads
  (x, y) => (((x >> 1) + (y >> 1)) % 2 === 0 ? 1 : (x >> 1) % 2 === 0 ? 0 : 2),
  // sablier: two triangles meeting
  (x, y) => (5 - x <= fromMiddle(y) ? (5 - x <= fromMiddle(y) - 3 ? 2 : 1) : 0),
  // peigne: teeth on a solid back
  (x, y) => (y < 3 ? 1 : y < 9 ? (x % 2 === 1 ? 1 : 0) : y < 10 ? 2 : 0),
  // barre: bars that shorten
  (x, y) => (y % 4 < 2 ? (x >= 1 ? ((y >> 2) % 2 === 0 ? 1 : 2) : 0) : x >= 4 ? 3 : 0),
  // sentier: slanting ways that meet in the middle
  (x, y) => [1, 1, 0, 2, 0, 0][(x + y) % 6] ?? 0,
  // enclos: courts within courts
  (x, y) => [2, 2, 0, 1, 1, 0][Math.max(5 - x, fromMiddle(y))] ?? 0,
  // grains: seeds sown in rows, their colour changing like a field's
  (x, y) => ((x + 1) % 3 < 2 && y % 3 < 2 ? (x < 4 === y % 6 < 3 ? 1 : 2) : 0),
];

/** Bars that part two motifs, one dye per row; the first and last rows differ from any ground. */
export const bars: readonly (readonly number[])[] = [
  [3, 1, 1, 3],
  [3, 2, 3, 2, 3],
  [1, 0, 2, 0, 1],
  [2, 2, 3, 3, 2, 2],
  [3, 1, 0, 0, 1, 3],
];
