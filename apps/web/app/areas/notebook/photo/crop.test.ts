import { describe, expect, it } from "vitest";
import { centred, moved, squareOf, zoomed } from "./crop.ts";

const wide = { width: 4000, height: 3000 };

describe("a crop", () => {
  it("begins with the largest square, in the middle", () => {
    expect(squareOf(centred, wide)).toEqual({ left: 500, top: 0, side: 3000 });
  });

  it("follows the finger, and ends at the picture's edge", () => {
    const right = moved(centred, wide, { x: 0.1, y: 0.5 });
    expect(squareOf(right, wide)).toEqual({ left: 200, top: 0, side: 3000 });
    const far = moved(centred, wide, { x: 9, y: 0 });
    expect(squareOf(far, wide).left).toBe(0);
    // What was moved beyond the edge is not owed on the way back.
    expect(squareOf(moved(far, wide, { x: -0.1, y: 0 }), wide).left).toBe(300);
  });

  it("comes nearer around its middle, and no nearer than four times", () => {
    expect(squareOf(zoomed(centred, wide, 2), wide)).toEqual({ left: 1250, top: 750, side: 1500 });
    expect(squareOf(zoomed(centred, wide, 99), wide).side).toBe(750);
    expect(squareOf(zoomed(centred, wide, 0), wide).side).toBe(3000);
  });

  it("stays within the picture when it goes away from a corner", () => {
    const corner = moved(zoomed(centred, wide, 4), wide, { x: 9, y: 9 });
    expect(squareOf(zoomed(corner, wide, 1), wide)).toEqual({ left: 0, top: 0, side: 3000 });
  });
});
