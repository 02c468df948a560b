/** A circle of the map with its label below it, in the units of its drawing. */
export interface Labelled {
  x: number;
  y: number;
  radius: number;
  label: string;
}

/** The width of a character of the label, by its size. */
const CHARACTER_WIDTH = 0.55;

/** Rounds of pushing; most maps are free of overlaps after twenty. */
const ROUNDS = 300;

/** The part of a push along the way on which two circles do not differ. */
const EVEN = 0.05;

/** The box of a circle with its label. */
export function boxOf({ x, y, radius, label }: Labelled, size: number) {
  const width = Math.max(2 * radius, label.length * size * CHARACTER_WIDTH);
  const height = 2 * radius + size * 1.1;
  return { left: x - width / 2, top: y - radius, width, height };
}

/**
 * Moves circles apart until no label covers another or a circle: places on such a map are indicative. Each
 * of a pair takes half of a push.
 * @param size the size of the labels
 */
export function spreadSpots<Spot extends Labelled>(
  spots: readonly Spot[],
  size: number,
  { width, height }: { width: number; height: number },
): Spot[] {
  const placed = spots.map((spot) => ({ ...spot }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = false;
    for (const [at, one] of placed.entries())
      for (const other of placed.slice(at + 1)) {
        const [a, b] = [boxOf(one, size), boxOf(other, size)];
        const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
        const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
        if (across <= 0.1 || down <= 0.1) continue;
        moved = true;
        // More along the way on which they already lie apart; stacks alone would not fit.
        const beside = Math.abs(one.x - other.x) / a.width + EVEN;
        const below = Math.abs(one.y - other.y) / a.height + EVEN;
        push(one, other, "x", (across / 2) * (beside / (beside + below)));
        push(one, other, "y", (down / 2) * (below / (beside + below)));
      }
    for (const spot of placed) {
      const box = boxOf(spot, size);
      spot.x = Math.min(Math.max(spot.x, box.width / 2), width - box.width / 2);
      spot.y = Math.min(Math.max(spot.y, spot.radius), height - (box.height - spot.radius));
    }
    if (!moved) break;
  }
  const round = (value: number) => Math.round(value * 10) / 10;
  return placed.map((spot) => ({ ...spot, x: round(spot.x), y: round(spot.y) }));
}

/** Pushes two spots apart; of two at one place, the second goes right or down. */
function push(one: Labelled, other: Labelled, axis: "x" | "y", distance: number): void {
  const sign = one[axis] <= other[axis] ? 1 : -1;
  one[axis] -= sign * distance;
  other[axis] += sign * distance;
}
