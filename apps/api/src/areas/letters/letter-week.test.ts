import { describe, expect, it } from "vitest";
import { letterWeekAt, weekBefore } from "./letter-week.ts";

const at = (instant: string) => letterWeekAt(new Date(`${instant}Z`))?.week ?? null;

describe("the letters of a week", () => {
  it("leave on Sunday from 17 h on, and not before", () => {
    expect(at("2026-11-29T16:59:59")).toBeNull();
    expect(at("2026-11-29T17:00:00")).toBe("2026-11-29");
    expect(at("2026-11-29T20:59:00")).toBe("2026-11-29");
  });

  it("rest at night, and leave on Monday when they were held up", () => {
    expect(at("2026-11-29T21:00:00")).toBeNull();
    expect(at("2026-11-30T06:59:00")).toBeNull();
    expect(at("2026-11-30T07:00:00")).toBe("2026-11-29");
  });

  it("tell what came since the Sunday before", () => {
    expect(weekBefore("2026-11-29")).toEqual(new Date("2026-11-22T17:00:00Z"));
  });

  it("leave on no other day, also over the end of a year", () => {
    for (const day of ["2026-12-01", "2026-12-02", "2026-12-05"])
      expect(at(`${day}T17:30:00`)).toBeNull();
    expect(at("2027-01-03T18:00:00")).toBe("2027-01-03");
  });
});
