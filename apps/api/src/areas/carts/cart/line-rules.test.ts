import { describe, expect, it } from "vitest";
import {
  availableOf,
  besideOthers,
  dayProblem,
  type LineFacts,
  placesOf,
  problemOf,
} from "./line-rules.ts";

const product: LineFacts = {
  line: { quantity: 2, day: null },
  kind: "product",
  isOffered: true,
  free: 3,
  dayCapacity: null,
  taken: 0,
  beside: 0,
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

  it("of a service shares the places of its day with the other variants in the cart", () => {
    const asks = (productId: number, day: string | null, quantity: number) => ({
      ...{ ...service, dayCapacity: 3, taken: 0 },
      ...{ productId: productId, line: { quantity, day } },
    });
    const rows = besideOthers([
      asks(1, "2026-12-12", 2),
      asks(1, "2026-12-12", 2),
      asks(1, "2026-12-19", 3),
      asks(2, "2026-12-12", 3),
      { ...asks(3, null, 1), kind: "product" as const, free: 1 },
    ]);
    expect(rows.map(({ beside }) => beside)).toEqual([2, 2, 0, 0, 0]);
    expect(rows.map((row) => problemOf(row, today))).toEqual([
      "shared",
      "shared",
      null,
      null,
      null,
    ]);
    expect(rows.map(availableOf)).toEqual([1, 1, 3, 3, 1]);
    const full = { ...service, beside: 1, taken: 2 };
    expect([problemOf(full, today), placesOf(full)]).toEqual(["out", 0]);
    expect([placesOf(service), placesOf(product)]).toEqual([1, null]);
  });
});
