import { expect, it } from "vitest";
import { eventDay } from "./event-day.ts";

const dayOf = (wedding_date: string | null, wedding_date_precision: "exact" | "approximate") =>
  eventDay({ wedding_date, wedding_date_precision }, "2026-11-21");

it("the head of the notebook tells the day and counts down to it", () => {
  expect(dayOf("2027-03-27", "exact")).toEqual({
    day: "Le 27\u00a0mars\u00a02027",
    left: "Plus que 126\u00a0jours",
  });
});

it("no days are counted down to a date that is only about right", () => {
  expect(dayOf("2027-03-01", "approximate")).toEqual({
    day: "Environ le 1er\u00a0mars\u00a02027",
    left: null,
  });
});

it("a day that is not chosen is not told", () => {
  expect(dayOf(null, "exact")).toBeNull();
});
