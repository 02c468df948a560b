import { expect, it } from "vitest";
import { editDistance } from "./edit-distance.ts";

it("two swapped letters are one mistake, as one too many, too few or another is", () => {
  const distance = (one: string, other: string) => editDistance(one, other, 2);
  expect(distance("pange", "pagne")).toBe(1);
  expect([distance("wx", "wax"), distance("waxx", "wax"), distance("wac", "wax")]).toEqual([
    1, 1, 1,
  ]);
  expect([distance("pagne", "pagne"), distance("pagne", "panier")]).toEqual([0, 3]);
  expect(distance("a", "abcdef")).toBe(3);
});
