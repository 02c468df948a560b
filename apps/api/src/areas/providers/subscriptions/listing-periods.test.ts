import { describe, expect, it } from "vitest";
import { closeGap, periodBought, reminderDue } from "./listing-periods.ts";

const today = "2026-03-10";

describe("a period of listing", () => {
  it("begins today for a provider without one, or whose last one is over", () => {
    const period = { startsOn: "2026-03-10", endsOn: "2026-04-09" };
    expect(periodBought({ lastDay: null, today, months: 1 })).toEqual(period);
    expect(periodBought({ lastDay: "2026-03-09", today, months: 1 })).toEqual(period);
  });

  it("follows the one that runs, on its last day too", () => {
    expect(periodBought({ lastDay: "2026-03-10", today, months: 6 })).toEqual({
      startsOn: "2026-03-11",
      endsOn: "2026-09-10",
    });
    expect(periodBought({ lastDay: "2026-12-31", today, months: 12 })).toEqual({
      startsOn: "2027-01-01",
      endsOn: "2027-12-31",
    });
  });

  it("ends on the eve of the last day of a shorter month", () => {
    expect(periodBought({ lastDay: "2027-01-30", today, months: 1 })).toEqual({
      startsOn: "2027-01-31",
      endsOn: "2027-02-27",
    });
  });
});

describe("a reminder", () => {
  const due = (endsOn: string, remindedDays: number | null = null) =>
    reminderDue({ endsOn, today, remindedDays });

  it("is due fourteen days before the end, and three days before it", () => {
    expect(due("2026-03-25")).toBeNull();
    expect(due("2026-03-24")).toBe(14);
    expect(due("2026-03-14")).toBe(14);
    expect(due("2026-03-13")).toBe(3);
    expect(due("2026-03-10")).toBe(3);
  });

  it("is due once", () => {
    expect(due("2026-03-24", 14)).toBeNull();
    expect(due("2026-03-13", 14)).toBe(3);
    expect(due("2026-03-13", 3)).toBeNull();
  });

  it("is not due once the end has passed", () => {
    expect(due("2026-03-09")).toBeNull();
  });
});

describe("the periods after one that is given back", () => {
  const withdrawn = { startsOn: "2026-03-01", endsOn: "2026-03-31" };
  const april = { startsOn: "2026-04-01", endsOn: "2026-04-30" };
  const may = { startsOn: "2026-05-01", endsOn: "2026-05-31" };

  it("begin at once, one after the other, at their length", () => {
    expect(closeGap({ withdrawn, later: [april, may], today })).toEqual([
      { startsOn: "2026-03-10", endsOn: "2026-04-08" },
      { startsOn: "2026-04-09", endsOn: "2026-05-09" },
    ]);
  });

  it("begin on the first day of one that had not begun", () => {
    expect(closeGap({ withdrawn: april, later: [may], today })).toEqual([
      { startsOn: "2026-04-01", endsOn: "2026-05-01" },
    ]);
  });

  it("stay where they are when they do not follow it", () => {
    expect(closeGap({ withdrawn, later: [may], today })).toEqual([]);
    expect(
      closeGap({ withdrawn, later: [april, { ...may, startsOn: "2026-05-02" }], today }),
    ).toEqual([{ startsOn: "2026-03-10", endsOn: "2026-04-08" }]);
  });
});
