import { describe, expect, it } from "vitest";
import { programmeDays } from "./programme-days.ts";

const ceremony = (name: string, date: string | null, time: string | null) => ({
  ...{ id: 1, name, date, time },
  ...{ place: null, place_prefix: null },
});

describe("the programme", () => {
  it("is by days, and within each by hours; what is not known yet stands last", () => {
    const days = programmeDays([
      ceremony("Réception", "2027-03-20", "19:00"),
      ceremony("Brunch", null, null),
      ceremony("Mairie", "2027-03-20", "10:00"),
      ceremony("Photos", "2027-03-20", null),
      ceremony("Dot", "2027-03-06", "09:00"),
    ]);
    expect(days.map(({ date, ceremonies }) => [date, ceremonies.map(({ name }) => name)])).toEqual([
      ["2027-03-06", ["Dot"]],
      ["2027-03-20", ["Mairie", "Réception", "Photos"]],
      [null, ["Brunch"]],
    ]);
  });
});
