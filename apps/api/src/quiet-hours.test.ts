import { describe, expect, it } from "vitest";
import { quietEnd, secondsOfQuiet } from "./quiet-hours.ts";

const night = { quietFrom: 21, quietUntil: 7 };
const nap = { quietFrom: 13, quietUntil: 15 };
const none = { quietFrom: null, quietUntil: null };
const at = (text: string) => new Date(`2026-11-${text}Z`);

describe("the quiet hours", () => {
  it.each([
    ["20T20:59:59", night, null],
    ["20T21:00:00", night, "21T07:00:00"],
    ["20T23:59:59", night, "21T07:00:00"],
    ["21T00:00:00", night, "21T07:00:00"],
    ["21T06:59:59", night, "21T07:00:00"],
    ["21T07:00:00", night, null],
    ["30T22:00:00", night, "31T07:00:00"],
    ["20T12:59:59", nap, null],
    ["20T13:00:00", nap, "20T15:00:00"],
    ["20T15:00:00", nap, null],
    ["20T23:00:00", none, null],
  ])("of a lead at %s with %j end at %s", (now, quiet, end) => {
    const expected = end === "31T07:00:00" ? new Date("2026-12-01T07:00:00Z") : end && at(end);
    expect(quietEnd(at(now), quiet)).toEqual(expected);
  });

  it("hold a message until they end, to the second", () => {
    expect(secondsOfQuiet(new Date("2026-11-20T21:00:00.400Z"), night)).toBe(36_000);
    expect(secondsOfQuiet(at("20T12:00:00"), night)).toBe(0);
  });
});
