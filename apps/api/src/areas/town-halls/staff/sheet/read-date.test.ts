import { expect, it } from "vitest";
import { readDate } from "./read-date.ts";

it.each([
  ["20/11/2026", "2026-11-20"],
  ["1.2.2026", "2026-02-01"],
  ["2026-11-20", "2026-11-20"],
  ["2026-11-20T00:00:00.000Z", "2026-11-20"],
  ["46346", "2026-11-20"],
  ["31/02/2026", null],
  ["novembre 2026", null],
  ["", null],
])("« %s » is the date %s", (text, date) => {
  expect(readDate(text)).toBe(date);
});
