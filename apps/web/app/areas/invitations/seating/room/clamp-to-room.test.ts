import { expect, it } from "vitest";
import { clampToRoom } from "./clamp-to-room.ts";

it("a table stays in the room, at whole steps, wherever it is let go", () => {
  expect(clampToRoom({ x: -40, y: 12_000 })).toEqual({ x: 0, y: 10_000 });
  expect(clampToRoom({ x: 420.6, y: 99.2 })).toEqual({ x: 421, y: 99 });
});
