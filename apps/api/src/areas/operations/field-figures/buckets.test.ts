import { describe, expect, it } from "vitest";
import { bucketOf, highestOf, mondayOf, thirdQuartile } from "./buckets.ts";

describe("the buckets of what visits measured", () => {
  it.each([[1], [16], [200], [2500], [60_000]])("keep %i ms to a twentieth", (value) => {
    const kept = highestOf("lcp", bucketOf("lcp", value));
    expect(kept).toBeGreaterThanOrEqual(value);
    expect(kept).toBeLessThanOrEqual(value * 1.05 + 1);
  });

  it("keep a layout shift in thousandths, and none as none", () => {
    expect(highestOf("cls", bucketOf("cls", 0.1))).toBeCloseTo(0.1, 1);
    expect(highestOf("cls", bucketOf("cls", 0))).toBe(0);
    expect(highestOf("inp", bucketOf("inp", 0))).toBe(0);
  });

  it("say what three quarters of the visits had, or better", () => {
    const counted = [
      { bucket: 9, count: 1 },
      { bucket: 2, count: 5 },
      { bucket: 4, count: 4 },
    ];
    expect(thirdQuartile(counted)).toBe(4);
    expect(thirdQuartile([{ bucket: 7, count: 1 }])).toBe(7);
    expect(thirdQuartile([])).toBeNull();
  });

  it("are of a week from Monday to Sunday", () => {
    expect(mondayOf("2026-11-27")).toBe("2026-11-23");
    expect(mondayOf("2026-11-23")).toBe("2026-11-23");
    expect(mondayOf("2026-11-29")).toBe("2026-11-23");
  });
});
