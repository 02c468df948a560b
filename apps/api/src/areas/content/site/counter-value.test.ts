import { describe, expect, it } from "vitest";
import { shownCount, yearsSince } from "./counter-value.ts";

describe("the years of a counter", () => {
  it.each([
    ["2021-06-01", "2026-05-31", 4],
    ["2021-06-01", "2026-06-01", 5],
    ["2020-02-29", "2026-02-28", 5],
    ["2020-02-29", "2026-03-01", 6],
    ["2027-01-01", "2026-11-20", 0],
  ])("from %s to %s are %i", (since, today, years) => {
    expect(yearsSince(since, today)).toBe(years);
  });

  it("replace its figure when it has a date", () => {
    expect(shownCount({ count: 3, since: "2021-06-01" }, "2026-11-20")).toBe(5);
    expect(shownCount({ count: 3, since: null }, "2026-11-20")).toBe(3);
  });
});
