import { describe, expect, it } from "vitest";
import { availableOf, dayProblem, type LineFacts, problemOf } from "./line-rules.ts";

const product: LineFacts = {
  line: { quantity: 2, day: null },
  kind: "product",
  isOffered: true,
  free: 3,
  dayCapacity: null,
  taken: 0,
  noticeDays: 0,
};
const service: LineFacts = {
  ...product,
  line: { quantity: 1, day: "2026-12-12" },
  kind: "service",
  free: null,
  dayCapacity: 2,
  taken: 1,
  noticeDays: 7,
};
const today = "2026-11-22";

describe("a line of a cart", () => {
  it("can be ordered while as many units are free", () => {
    expect(problemOf(product, today)).toBeNull();
    expect(problemOf({ ...product, free: 1 }, today)).toBe("short");
    expect(problemOf({ ...product, free: 0 }, today)).toBe("out");
    expect(problemOf({ ...product, isOffered: false }, today)).toBe("gone");
    expect(availableOf({ ...product, free: 4000 })).toBe(999);
  });

  it("of a service has a place on its day, after the notice and within two years", () => {
    expect(problemOf(service, today)).toBeNull();
    expect(problemOf({ ...service, taken: 2 }, today)).toBe("out");
    expect(problemOf(service, "2026-12-06")).toBe("day");
    expect(dayProblem("2026-11-29", 7, today)).toBeNull();
    expect(dayProblem("2026-11-28", 7, today)).toBe("early");
    expect(dayProblem("2029-01-01", 7, today)).toBe("far");
  });
});
