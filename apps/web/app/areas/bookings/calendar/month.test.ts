import { describe, expect, it } from "vitest";
import { monthBeside, monthFrom, weeksOf } from "./month.ts";

describe("a month of the calendar", () => {
  it("begins on its weekday, and its weeks are whole", () => {
    const weeks = weeksOf("2026-11");
    expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
    expect(weeks.at(-1)).toEqual(["2026-11-30", null, null, null, null, null, null]);
    expect(weeksOf("2027-02").flat().filter(Boolean)).toHaveLength(28);
  });

  it("is followed by the next one, over the year's end too", () => {
    expect(monthBeside("2026-12", 1)).toBe("2027-01");
    expect(monthBeside("2027-01", -1)).toBe("2026-12");
  });

  it.each([null, "", "2026-13", "2026-1", "x"])(
    "is the present one for another text: %s",
    (asked) => expect(monthFrom(asked, "2026-11-20")).toBe("2026-11"),
  );
});
