import { describe, expect, it } from "vitest";
import { directionsTo, mapsOf, whenOf } from "./invited-ceremony.ts";

describe("an invitation to a ceremony", () => {
  it("shows the day, and the time once it is known", () => {
    expect(whenOf({ date: "2027-03-19", time: "10:30" })).toBe(
      "19\u00a0mars\u00a02027 à 10\u00a0h\u00a030",
    );
    expect(whenOf({ date: "2027-03-19", time: null })).toBe("19\u00a0mars\u00a02027");
    expect(whenOf({ date: null, time: "10:30" })).toBe("");
  });

  it("links to the maps that the device has", () => {
    expect(mapsOf("Linux; Android 14")).toBe("android");
    expect(directionsTo("Mairie du Plateau", "android")).toMatch(/^geo:0,0\?q=Mairie%20du/);
    expect(mapsOf("Macintosh; Intel")).toBe("apple");
    expect(directionsTo("Mairie du Plateau", "apple")).toMatch(/^https:\/\/maps\.apple\.com/);
    expect(mapsOf("curl/8")).toBe("web");
    expect(directionsTo("A & B", "web")).toContain("A%20%26%20B");
  });
});
