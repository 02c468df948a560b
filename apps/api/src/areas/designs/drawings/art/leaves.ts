interface Point {
  x: number;
  y: number;
}

/** A stem that bends once, and its leaves. Lengths in pixels. */
export interface Frond {
  from: Point;
  bend: Point;
  to: Point;
  /** Pairs of leaves. */
  pairs: number;
  /** Length of the longest leaf, and its breadth as a share of that. */
  length: number;
  breadth: number;
  /** Degrees between a leaf and the stem. */
  spread: number;
}

/** The outlines of a frond: the stem to be stroked, the leaves to be filled or stroked. */
export function frond({ from, bend, to, pairs, length, breadth, spread }: Frond) {
  const leaves = Array.from({ length: pairs }, (_, at) => {
    const t = 0.12 + (0.84 * at) / Math.max(1, pairs - 1);
    const point = onCurve(from, bend, to, t);
    const along = direction(from, bend, to, t);
    const size = length * Math.sin(Math.PI * (0.22 + 0.68 * t));
    const turn = (spread * Math.PI) / 180;
    return [-turn, turn].map((angle) => leaf(point, along + angle, size, breadth)).join("");
  });
  const tip = leaf(to, direction(from, bend, to, 1), length * 0.5, breadth);
  return {
    stem: `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`,
    leaves: leaves.join("") + tip,
  };
}

/** The outline of one leaf from its foot. @param angle in radians, 0 to the right */
export function leaf(foot: Point, angle: number, length: number, breadth: number): string {
  const at = (along: number, aside: number) => {
    const x = foot.x + length * (along * Math.cos(angle) - aside * Math.sin(angle));
    const y = foot.y + length * (along * Math.sin(angle) + aside * Math.cos(angle));
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return `M${at(0, 0)}Q${at(0.45, breadth)} ${at(1, 0)}Q${at(0.45, -breadth)} ${at(0, 0)}Z`;
}

function onCurve(a: Point, b: Point, c: Point, t: number): Point {
  const mix = (p: number, q: number, r: number) =>
    (1 - t) ** 2 * p + 2 * t * (1 - t) * q + t ** 2 * r;
  return { x: mix(a.x, b.x, c.x), y: mix(a.y, b.y, c.y) };
}

function direction(a: Point, b: Point, c: Point, t: number): number {
  const slope = (p: number, q: number, r: number) => (1 - t) * (q - p) + t * (r - q);
  return Math.atan2(slope(a.y, b.y, c.y), slope(a.x, b.x, c.x));
}
