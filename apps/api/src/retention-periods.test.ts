import { describe, expect, it } from "vitest";
import { closedBefore, daysAgo, monthsAgo } from "./retention-periods.ts";

const at = (text: string) => new Date(text);

describe("a retention period", () => {
  it.each([
    ["2026-11-21T03:20:00Z", 12, "2025-11-21T03:20:00Z"],
    ["2028-02-29T00:00:00Z", 12, "2027-02-28T00:00:00Z"],
    ["2027-03-31T23:59:59Z", 1, "2027-02-28T23:59:59Z"],
    ["2027-01-15T08:00:00Z", 24, "2025-01-15T08:00:00Z"],
  ])("counts from %s back %i calendar months to %s", (now, months, then) => {
    expect(monthsAgo(at(now), months)).toEqual(at(then));
  });

  it("counts days of 24 hours, as Abidjan has no summer time", () => {
    expect(daysAgo(at("2026-11-21T03:20:00Z"), 30)).toEqual(at("2026-10-22T03:20:00Z"));
  });

  it("leaves two of the thirty days to erase a closed account", () => {
    expect(closedBefore(at("2026-11-21T00:00:00Z"))).toEqual(at("2026-10-24T00:00:00Z"));
  });
});
