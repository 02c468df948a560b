import { describe, expect, it } from "vitest";
import { addDays, baseDay, daysBetween, weddingDay } from "./base-day.ts";

describe("the days of the demonstration", () => {
  it("are counted from the last Saturday, today included", () => {
    expect(baseDay("2026-11-20")).toBe("2026-11-14");
    expect(baseDay("2026-11-21")).toBe("2026-11-21");
    expect(baseDay("2026-11-22")).toBe("2026-11-21");
    expect(baseDay("2027-01-01")).toBe("2026-12-26");
  });
  it("put the wedding on a Saturday 113 to 119 days ahead, whatever the day", () => {
    for (let day = 0; day < 400; day += 1) {
      const today = addDays("2026-11-20", day);
      const wedding = weddingDay(baseDay(today));
      const ahead = daysBetween(today, wedding);
      expect(new Date(wedding).getUTCDay()).toBe(6);
      expect(ahead >= 113 && ahead <= 119, today).toBe(true);
    }
  });
});
