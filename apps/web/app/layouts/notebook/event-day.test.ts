import { expect, it } from "vitest";
import { eventDay } from "./event-day.ts";

const dayOf = (wedding_date: string | null, wedding_date_precision: "exact" | "approximate") =>
  eventDay({ wedding_date, wedding_date_precision }, "2026-11-21");

it("the head of the notebook shows the day and the days left", () => {
  expect(dayOf("2027-03-27", "exact")).toEqual({
    day: "Le 27\u00a0mars\u00a02027",
    left: "Plus que 126\u00a0jours",
    shortLeft: "J-126",
  });
});

it("the last days are named, also on a phone", () => {
  expect(dayOf("2026-11-22", "exact")?.shortLeft).toBe("C’est demain");
});

it("an approximate date has no countdown", () => {
  expect(dayOf("2027-03-01", "approximate")).toEqual({
    day: "Environ le 1er\u00a0mars\u00a02027",
    left: null,
    shortLeft: null,
  });
});

it("a past date is named once", () => {
  expect(dayOf("2026-10-11", "exact")).toEqual({
    day: "Célébré le 11\u00a0octobre\u00a02026",
    left: null,
    shortLeft: null,
  });
});

it("without a date nothing is shown", () => {
  expect(dayOf(null, "exact")).toBeNull();
});
