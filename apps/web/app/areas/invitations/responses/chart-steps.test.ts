import { describe, expect, it } from "vitest";
import { stepPath, topOf } from "./chart-steps.ts";

const days = [
  { date: "2026-11-20", yes: 2, no: 0 },
  { date: "2026-11-24", yes: 4, no: 1 },
];

describe("the chart of answers", () => {
  it("rises in steps, each on its day", () => {
    expect(stepPath(days, "yes", 5)).toBe("M0 200H0V120H640V40H640");
    expect(stepPath(days, "no", 5)).toBe("M0 200H0V200H640V160H640");
    expect(stepPath([], "yes", 5)).toBe("");
  });

  it("ends at a round number", () => {
    expect(topOf(days)).toBe(5);
    expect(topOf([{ date: "2026-11-20", yes: 137, no: 3 }])).toBe(200);
    expect(topOf([])).toBe(1);
  });
});
