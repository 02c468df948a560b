import { describe, expect, it } from "vitest";
import { dueAt, phoneDueAt } from "./due-at.ts";

/** Saturday 28 November 2026. */
const at = (time: string, day = "2026-11-28") => new Date(`${day}T${time}Z`);

describe("an email of notices", () => {
  it("leaves at once by day, and in the morning when it is quiet", () => {
    expect(dueAt("now", at("20:59:59"))).toEqual(at("20:59:59"));
    expect(dueAt("now", at("21:00:00"))).toEqual(at("07:00:00", "2026-11-29"));
    expect(dueAt("now", at("06:59:59"))).toEqual(at("07:00:00"));
    expect(dueAt("now", at("07:00:00"))).toEqual(at("07:00:00"));
  });

  it("of a day leaves in the next morning", () => {
    expect(dueAt("daily", at("06:00:00"))).toEqual(at("07:00:00"));
    expect(dueAt("daily", at("07:00:00"))).toEqual(at("07:00:00", "2026-11-29"));
    expect(dueAt("daily", at("23:00:00", "2026-12-31"))).toEqual(at("07:00:00", "2027-01-01"));
  });

  it("of a week leaves on Monday morning", () => {
    expect(dueAt("weekly", at("12:00:00"))).toEqual(at("07:00:00", "2026-11-30"));
    expect(dueAt("weekly", at("06:00:00", "2026-11-30"))).toEqual(at("07:00:00", "2026-11-30"));
    expect(dueAt("weekly", at("07:00:00", "2026-11-30"))).toEqual(at("07:00:00", "2026-12-07"));
  });

  it("never leaves for who wants none", () => {
    expect(dueAt("never", at("12:00:00"))).toBeNull();
  });
});

describe("a paid message", () => {
  it("waits ten minutes for what follows, and by night for the morning", () => {
    expect(phoneDueAt(at("12:00:00"))).toEqual(at("12:10:00"));
    expect(phoneDueAt(at("20:49:59"))).toEqual(at("20:59:59"));
    expect(phoneDueAt(at("20:50:00"))).toEqual(at("07:00:00", "2026-11-29"));
    expect(phoneDueAt(at("06:55:00"))).toEqual(at("07:05:00"));
    expect(phoneDueAt(at("03:00:00"))).toEqual(at("07:00:00"));
  });
});
