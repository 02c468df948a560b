import { describe, expect, it } from "vitest";
import { directionsTo, mapsOf, whenAndWhere, whenOf } from "./when-and-where.ts";

describe("an invitation to a ceremony", () => {
  it("shows the day, and the time once it is known", () => {
    expect(whenOf({ date: "2027-03-19", time: "10:30" })).toBe(
      "19\u00a0mars\u00a02027 à 10\u00a0h\u00a030",
    );
    expect(whenOf({ date: "2027-03-19", time: "09:30" })).toMatch(/ à 9\u00a0h\u00a030$/);
    expect(whenOf({ date: "2027-03-19", time: null })).toBe("19\u00a0mars\u00a02027");
    expect(whenOf({ date: null, time: "10:30" })).toBe("");
  });

  it("names the place behind its preposition", () => {
    const day = { date: "2027-03-13", time: "19:00", place_prefix: null };
    expect(whenAndWhere({ ...day, place: "Grand Baobab, Bingerville" })).toMatch(
      /, au Grand Baobab, Bingerville$/,
    );
    expect(whenAndWhere({ ...day, place: "la mairie de Cocody" })).toMatch(
      /, à la mairie de Cocody$/,
    );
    expect(whenAndWhere({ ...day, date: null, place: "Mémé", place_prefix: "chez" })).toBe(
      "chez Mémé",
    );
    expect(whenAndWhere({ ...day, date: null, place: null })).toBe("");
  });

  it("links to the maps that the device has", () => {
    expect(mapsOf("Linux; Android 14")).toBe("android");
    const addresses = (place: string, maps: Parameters<typeof directionsTo>[1]) =>
      directionsTo(place, maps).map(({ to }) => to);
    expect(addresses("Mairie du Plateau", "android")).toEqual([
      expect.stringMatching(/^geo:0,0\?q=Mairie%20du/),
    ]);
    expect(mapsOf("Macintosh; Intel")).toBe("apple");
    expect(addresses("Mairie du Plateau", "apple")[0]).toMatch(/^https:\/\/maps\.apple\.com/);
    expect(mapsOf("curl/8")).toBe("web");
    expect(addresses("A & B", "web")).toEqual([
      expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/.*A%20%26%20B/),
      expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/.*A%20%26%20B/),
    ]);
  });
});
