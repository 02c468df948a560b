import { describe, expect, it } from "vitest";
import { ageOn, approximateDate, isEventDate } from "./event-date.ts";

describe("an approximate event date", () => {
  it("lies the number of units after today", () => {
    expect(approximateDate("2026-11-20", 10, "days")).toBe("2026-11-30");
    expect(approximateDate("2026-11-20", 2, "weeks")).toBe("2026-12-04");
    expect(approximateDate("2026-11-20", 6, "months")).toBe("2027-05-20");
    expect(approximateDate("2026-11-20", 1, "years")).toBe("2027-11-20");
  });
  it("falls on the last of a shorter month", () => {
    expect(approximateDate("2027-01-31", 1, "months")).toBe("2027-02-28");
    expect(approximateDate("2028-02-29", 1, "years")).toBe("2029-02-28");
  });
  it("is nothing for a number that is none", () => {
    expect(approximateDate("2026-11-20", 0, "weeks")).toBeNull();
    expect(approximateDate("2026-11-20", 1.5, "weeks")).toBeNull();
    expect(approximateDate("2026-11-20", Number.NaN, "weeks")).toBeNull();
  });
});

describe("the date of an event", () => {
  it("is between today and five years ahead", () => {
    expect(isEventDate("2026-11-20", "2026-11-20")).toBe(true);
    expect(isEventDate("2031-11-20", "2026-11-20")).toBe(true);
    expect(isEventDate("2031-11-21", "2026-11-20")).toBe(false);
    expect(isEventDate("2026-11-19", "2026-11-20")).toBe(false);
  });
});

describe("an age", () => {
  it("grows on the birthday", () => {
    expect(ageOn("2008-11-20", "2026-11-20")).toBe(18);
    expect(ageOn("2008-11-21", "2026-11-20")).toBe(17);
  });
  it("grows on 1 March for those born on 29 February", () => {
    expect(ageOn("2008-02-29", "2026-02-28")).toBe(17);
    expect(ageOn("2008-02-29", "2026-03-01")).toBe(18);
  });
});
