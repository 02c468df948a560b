import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  countdown,
  dateAfter,
  dateAndTime,
  dateIn,
  daysUntil,
  durationInWords,
  longDate,
  monthAndYear,
  readDate,
  shortDate,
} from "./dates.ts";

const nb = "\u00a0";

describe("a duration", () => {
  it.each([
    [0, "0\u00a0seconde"],
    [1, "1\u00a0seconde"],
    [45, "45\u00a0secondes"],
    [60, "1\u00a0minute"],
    [80, "1\u00a0minute et 20\u00a0secondes"],
    [121, "2\u00a0minutes et 1\u00a0seconde"],
  ])("of %i s is read « %s »", (seconds, words) => {
    expect(durationInWords(seconds)).toBe(words);
  });
});

describe("a date in French", () => {
  it("names a month with its year", () => {
    expect(monthAndYear("2027-08")).toBe(`août${nb}2027`);
  });

  it("is written in words, the first of the month as « 1er »", () => {
    expect(longDate("2026-11-20")).toBe(`20${nb}novembre${nb}2026`);
    expect(longDate("2027-03-01")).toBe(`1er${nb}mars${nb}2027`);
  });

  it("is written in figures, day first", () => {
    expect(shortDate("2027-03-01")).toBe("01/03/2027");
  });

  it("with its hour is told in Abidjan's time", () => {
    expect(dateAndTime("2026-11-20T18:05:59Z")).toBe("20/11/2026 à 18:05");
    expect(dateIn(new Date("2026-11-20T23:59:59Z"))).toBe("2026-11-20");
  });

  it.each([
    ["1/3/2027", "2027-03-01"],
    ["01 03 2027", "2027-03-01"],
    [" 01-03-2027 ", "2027-03-01"],
    ["01032027", "2027-03-01"],
    ["2027-03-01", "2027-03-01"],
    ["29/02/2028", "2028-02-29"],
  ])("is understood as typed: %s", (typed, date) => {
    expect(readDate(typed)).toBe(date);
  });

  it.each(["", "31/02/2027", "29/02/2027", "12/13/2027", "1/3/27", "demain", "00/01/2027"])(
    "is refused when it is none: %j",
    (typed) => {
      expect(readDate(typed)).toBeNull();
    },
  );

  it("is read back from its own figures, whatever the day", () => {
    const day = fc.date({
      min: new Date("1900-01-01"),
      max: new Date("2199-12-31"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, (at) => {
        const date = dateIn(at);
        expect(readDate(shortDate(date))).toBe(date);
      }),
    );
  });
});

describe("what remains until a date", () => {
  it.each([
    ["2026-11-20", "C’est aujourd’hui"],
    ["2026-11-21", "C’est demain"],
    ["2026-12-02", `Plus que 12${nb}jours`],
    ["2026-11-19", `Célébré le 19${nb}novembre${nb}2026`],
  ])("on 20 November 2026, for %s: %s", (date, text) => {
    expect(countdown(date, "2026-11-20")).toBe(text);
  });

  it("counts the days of a leap year", () => {
    expect(daysUntil("2028-03-01", "2028-02-28")).toBe(2);
  });
});

describe("an approximate date", () => {
  it.each([
    [10, "days", "2027-02-10"],
    [2, "weeks", "2027-02-14"],
    [1, "months", "2027-02-28"],
    [13, "months", "2028-02-29"],
    [5, "years", "2032-01-31"],
  ] as const)("lies %i %s after 31 January 2027 on %s", (number, unit, date) => {
    expect(dateAfter("2027-01-31", number, unit)).toBe(date);
  });
});
