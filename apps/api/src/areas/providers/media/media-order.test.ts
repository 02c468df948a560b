import { describe, expect, it } from "vitest";
import { placesAfter } from "./media-order.ts";

describe("the order of photos", () => {
  it.each([
    [2, "earlier", [2, 1, 3]],
    [2, "later", [1, 3, 2]],
    [3, "first", [3, 1, 2]],
    [1, "earlier", [1, 2, 3]],
    [3, "later", [1, 2, 3]],
    [9, "first", [1, 2, 3]],
  ] as const)("after %i was moved %s", (id, to, after) => {
    expect(placesAfter([1, 2, 3], id, to)).toEqual(after);
  });
});
