import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rowsInView } from "./rows-in-view.ts";

describe("the rows in view", () => {
  it("are about thirty on a phone, of two thousand", () => {
    const { first, last } = rowsInView(2000, 64, -12_800, 740);
    expect([first, last]).toEqual([190, 222]);
  });

  it("and the space around them always have the height of the whole list", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 20, max: 120 }),
        fc.integer({ min: -200_000, max: 2000 }),
        fc.integer({ min: 200, max: 2000 }),
        (total, rowHeight, top, windowHeight) => {
          const view = rowsInView(total, rowHeight, top, windowHeight);
          const drawn = (view.last - view.first) * rowHeight;
          expect(view.above + drawn + view.below).toBe(total * rowHeight);
          expect(view.last).toBeGreaterThanOrEqual(view.first);
        },
      ),
    );
  });
});
