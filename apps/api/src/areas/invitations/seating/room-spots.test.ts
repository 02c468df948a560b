import { expect, it } from "vitest";
import { freeSpots } from "./room-spots.ts";

it("new tables stand in rows of four, that of honour in front of them", () => {
  expect(freeSpots("head", 1, [])).toEqual([{ x: 500, y: 130 }]);
  const rows = freeSpots("round", 6, [{ x: 500, y: 130 }]);
  expect(rows.map(({ x, y }) => [x, y])).toEqual([
    [125, 350],
    [375, 350],
    [625, 350],
    [875, 350],
    [125, 570],
    [375, 570],
  ]);
});

it("nothing is put where a table was moved to", () => {
  expect(freeSpots("round", 1, [{ x: 160, y: 380 }])).toEqual([{ x: 375, y: 350 }]);
});
