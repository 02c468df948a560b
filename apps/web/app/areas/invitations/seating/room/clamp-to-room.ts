import { ROOM_DEPTH, ROOM_WIDTH } from "@jdj/contract/invitations/seating-shapes";

/** Where the middle of a table stands, in steps of the room. */
export interface Place {
  x: number;
  y: number;
}

/** A place within the room. */
export function clampToRoom({ x, y }: Place): Place {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));
  return { x: within(x, ROOM_WIDTH), y: within(y, ROOM_DEPTH) };
}
