import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectedDelivery, expectedText, isLate, readyOn } from "./expected-delivery.ts";

const nb = "\u00a0";
const weekdays = [1, 2, 3, 4, 5];
const always = { preparationDays: 2, weekdays: [] };

describe("an order is ready", () => {
  it.each([
    ["Friday, in two days of Monday to Saturday", "2026-11-27", always, "2026-11-30"],
    [
      "Friday, in two days of Monday to Friday",
      "2026-11-27",
      { preparationDays: 2, weekdays },
      "2026-12-01",
    ],
    ["Sunday, at once", "2026-11-29", { preparationDays: 0, weekdays: [] }, "2026-11-30"],
    [
      "before Christmas, after it",
      "2026-12-24",
      { preparationDays: 1, weekdays: [] },
      "2026-12-26",
    ],
    [
      "of who works on Sundays alone",
      "2026-11-27",
      { preparationDays: 1, weekdays: [7] },
      "2026-12-06",
    ],
  ])("%s", (_, today, working, ready) => {
    expect(readyOn(today, working)).toBe(ready);
  });
});

describe("an order is expected", () => {
  it("so many days after it is ready, never on a Sunday, within two working days", () => {
    const expected = expectedDelivery("2026-11-27", always, { days: 1, pickup: false });
    expect(expected).toEqual({ from: "2026-12-01", until: "2026-12-03" });
    expect(expectedText(expected, false)).toBe(`Livré entre mar.${nb}1er et jeu.${nb}3${nb}déc.`);
    expect(expectedDelivery("2026-11-25", always, { days: 2, pickup: false })).toEqual({
      ...{ from: "2026-11-30", until: "2026-12-02" },
    });
    expect(expectedText({ from: "2026-11-30", until: "2026-12-02" }, false)).toBe(
      `Livré entre lun.${nb}30${nb}nov. et mer.${nb}2${nb}déc.`,
    );
  });

  it("from the day on which it is ready, to be fetched", () => {
    const expected = expectedDelivery("2026-11-27", always, { days: 0, pickup: true });
    expect(expected).toEqual({ from: "2026-11-30", until: "2026-11-30" });
    expect(expectedText(expected, true)).toBe(`Prêt à retirer dès lun.${nb}30${nb}nov.`);
  });

  it("never before today, and never later with fewer days", () => {
    const day = fc.integer({ min: 0, max: 800 }).map((at) => {
      const date = new Date(Date.UTC(2026, 0, 1 + at));
      return date.toISOString().slice(0, 10);
    });
    const few = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(day, few, few, (today, preparationDays, days) => {
        const working = { preparationDays, weekdays: [] };
        const { from, until } = expectedDelivery(today, working, { days, pickup: false });
        const later = expectedDelivery(today, working, { days: days + 1, pickup: false });
        return today <= from && from <= until && from <= later.from;
      }),
    );
  });

  it("is late the day after, until it is there", () => {
    const expected = { from: "2026-12-01", until: "2026-12-03" };
    const late = (state: string, today = "2026-12-04") =>
      isLate({ state, ships: true, expected }, today);
    expect(late("shipped", "2026-12-03")).toBe(false);
    expect(late("shipped")).toBe(true);
    expect(late("prepared")).toBe(true);
    expect(late("delivered")).toBe(false);
    expect(late("placed")).toBe(false);
    expect(isLate({ state: "paid", ships: true, expected: null }, "2026-12-04")).toBe(false);
  });

  it("is not late once it is ready to be fetched, however long it waits", () => {
    const fetched = { ships: false, expected: { from: "2026-12-01", until: "2026-12-01" } };
    expect(isLate({ ...fetched, state: "paid" }, "2026-12-02")).toBe(true);
    expect(isLate({ ...fetched, state: "prepared" }, "2026-12-20")).toBe(false);
  });
});
