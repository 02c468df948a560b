import { ROOM_WIDTH, type TableShape } from "@jdj/contract/invitations/seating-shapes";

interface Spot {
  x: number;
  y: number;
}

/** Tables in one row of a room, and how far the rows are from each other, in steps. */
const COLUMNS = 4;
const ROW = 220;
const FIRST = 130;

/** How near the middles of two tables may be before one hides the other, in steps. */
const NEAR = 150;

const isFree = (spot: Spot, taken: readonly Spot[]) =>
  taken.every(({ x, y }) => Math.abs(x - spot.x) >= NEAR || Math.abs(y - spot.y) >= NEAR);

/**
 * Where new tables stand until they are moved: in rows, where nothing stands; the first row is that of
 * the table of honour, in its middle.
 */
export function freeSpots(
  shape: TableShape,
  count: number,
  standing: readonly Spot[],
): readonly Spot[] {
  const taken = [...standing];
  const spots: Spot[] = [];
  const take = (spot: Spot) => {
    if (spots.length === count || !isFree(spot, taken)) return;
    taken.push(spot);
    spots.push(spot);
  };
  if (shape === "head") take({ x: ROOM_WIDTH / 2, y: FIRST });
  for (let row = 1; spots.length < count; row += 1)
    for (let column = 0; column < COLUMNS; column += 1)
      take({ x: (ROOM_WIDTH / COLUMNS) * (column + 0.5), y: FIRST + row * ROW });
  return spots;
}
