import { expect, it } from "vitest";
import { inRoom } from "./in-room.ts";

it("a table stays in the room, at whole steps, wherever it is let go", () => {
  expect(inRoom({ x: -40, y: 12_000 })).toEqual({ x: 0, y: 10_000 });
  expect(inRoom({ x: 420.6, y: 99.2 })).toEqual({ x: 421, y: 99 });
});
