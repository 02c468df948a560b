import { describe, expect, it } from "vitest";
import { whenIs } from "./days-until.ts";

describe("the date of a reservation", () => {
  it.each([
    ["2026-12-31", "Plus que 39 jours..."],
    ["2026-11-23", "Plus que 1 jour..."],
    ["2026-11-22", "C’est aujourd’hui"],
    ["2026-11-21", "21/11/2026"],
  ])("%s is read on 22 November as %s", (day, shown) => {
    expect(whenIs(day, "2026-11-22")).toBe(shown);
  });
});
