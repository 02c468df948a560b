import { taskState } from "@jdj/contract/notebook/planning-progress";
import { describe, expect, it } from "vitest";
import { addDays, baseDay, daysBetween, weddingDay } from "./base-day.ts";
import { weddingTasks } from "./planning.ts";

describe("the days of the demonstration", () => {
  it("are counted from the Monday of the week", () => {
    expect(baseDay("2026-11-20")).toBe("2026-11-16");
    expect(baseDay("2026-11-22")).toBe("2026-11-16");
    expect(baseDay("2026-11-23")).toBe("2026-11-23");
    expect(baseDay("2027-01-01")).toBe("2026-12-28");
  });
  it("put the wedding on a Saturday 111 to 117 days ahead, whatever the day", () => {
    for (let day = 0; day < 400; day += 1) {
      const today = addDays("2026-11-20", day);
      const wedding = weddingDay(baseDay(today));
      const ahead = daysBetween(today, wedding);
      expect(new Date(wedding).getUTCDay()).toBe(6);
      expect(ahead >= 111 && ahead <= 117, today).toBe(true);
    }
  });
  it("leave tasks to finish this week on each of its days, weekends included", () => {
    const open = Object.values(weddingTasks).filter(({ isDone }) => !isDone);
    expect(open).toHaveLength(2);
    for (let day = 0; day < 7; day += 1) {
      const today = addDays("2026-11-16", day);
      for (const { end = 0 } of open) {
        const due = addDays(weddingDay(baseDay(today)), end);
        expect(taskState({ start_date: null, end_date: due }, today), today).toBe("this-week");
      }
    }
  });
});
