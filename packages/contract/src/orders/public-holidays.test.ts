import { describe, expect, it } from "vitest";
import { easterSunday, isPublicHoliday } from "./public-holidays.ts";

describe("a public holiday", () => {
  it.each([["2026-04-05"], ["2027-03-28"], ["2035-03-25"], ["2038-04-25"], ["2024-03-31"]])(
    "follows Easter, which is on %s",
    (sunday) => {
      expect(easterSunday(Number(sunday.slice(0, 4)))).toBe(sunday);
    },
  );

  it("is the Monday of Easter, Ascension Day, Whit Monday, or a day that is fixed", () => {
    const days = ["2027-03-29", "2027-05-06", "2027-05-17", "2027-08-07"];
    expect(days.filter(isPublicHoliday)).toEqual(days);
    expect(["2027-03-28", "2027-05-07", "2027-08-08"].filter(isPublicHoliday)).toEqual([]);
  });
});
