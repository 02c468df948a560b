import { describe, expect, it } from "vitest";
import { progressPercent, progressTone, taskState, taskStateLabels } from "./planning-progress.ts";
import { proposedDates } from "./proposed-task-dates.ts";

describe("the progress of a planning", () => {
  it("is the share of tasks done, rounded to a whole percent", () => {
    expect([progressPercent(1, 3), progressPercent(2, 3), progressPercent(1, 8)]).toEqual([
      33, 67, 13,
    ]);
    expect([progressPercent(0, 0), progressPercent(5, 5)]).toEqual([0, 100]);
  });

  it.each([
    [0, "red"],
    [25, "red"],
    [26, "warning"],
    [50, "warning"],
    [51, "orange"],
    [75, "orange"],
    [76, "green"],
    [100, "green"],
  ])("has at %i the colour %s", (percent, tone) => {
    expect(progressTone(percent)).toBe(tone);
  });
});

describe("a task to do", () => {
  // Friday 20 November 2026.
  const state = (start_date: string | null, end_date: string | null, today = "2026-11-20") =>
    taskStateLabels[taskState({ start_date, end_date }, today)];

  it("is late once its last day is past", () => {
    expect(state("2026-11-01", "2026-11-19")).toBe("En retard");
    expect(state("2026-11-19", null)).toBe("En retard");
  });

  it("is for this week until Sunday", () => {
    expect(state(null, "2026-11-20")).toBe("Cette semaine");
    expect(state("2026-01-01", "2026-11-22")).toBe("Cette semaine");
    expect(state(null, "2026-11-22", "2026-11-22")).toBe("Cette semaine");
    expect(state(null, "2026-11-22", "2026-11-16")).toBe("Cette semaine");
  });

  it("is for later from next Monday on, and without dates", () => {
    expect(state("2026-11-20", "2026-11-23")).toBe("Plus tard");
    expect(state(null, "2026-11-23", "2026-11-22")).toBe("Plus tard");
    expect(state(null, null)).toBe("Plus tard");
  });
});

describe("the dates proposed for a task", () => {
  const invitations = { start: -100, end: -90 };

  it("are counted from the event: the invitations leave three months before", () => {
    expect(proposedDates(invitations, "2028-03-18", "2026-11-20")).toEqual({
      start_date: "2027-12-09",
      end_date: "2027-12-19",
    });
    expect(proposedDates({ start: -365, end: -365 }, "2027-11-20", "2026-11-20")).toEqual({
      start_date: "2026-11-20",
      end_date: "2026-11-20",
    });
  });

  it("are drawn together when the event is nearer than a year, and never lie before it was created", () => {
    expect(proposedDates({ start: -365, end: -180 }, "2027-01-20", "2026-11-20")).toEqual({
      start_date: "2026-11-20",
      end_date: "2026-12-21",
    });
  });

  it("stay at their distance after the event", () => {
    expect(proposedDates({ start: 1, end: 8 }, "2027-01-20", "2026-11-20")).toEqual({
      start_date: "2027-01-21",
      end_date: "2027-01-28",
    });
  });

  it("fall on the event's day when it was created on that day or after", () => {
    expect(proposedDates(invitations, "2026-11-01", "2026-11-20")).toEqual({
      start_date: "2026-11-01",
      end_date: "2026-11-01",
    });
  });
});
