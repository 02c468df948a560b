import { describe, expect, it } from "vitest";
import { ceremonyWords, maskedTime, placeWords } from "./ceremony-words.ts";

const facts = {
  wedding_date: "2027-03-20",
  wedding_time: "14:30",
  wedding_location_prefix: "au",
  wedding_location: "Sofitel Ivoire",
};
const nothing = {
  wedding_date: null,
  wedding_time: null,
  wedding_location_prefix: null,
  wedding_location: null,
};

describe("a ceremony in words", () => {
  it("names when and where, as far as it is known", () => {
    const words = (some: Partial<typeof facts>) =>
      ceremonyWords({ ...nothing, ...some }).replaceAll("\u00a0", " ");
    expect(words(facts)).toBe("Le 20 mars 2027 à 14:30, au Sofitel Ivoire");
    expect(words({ wedding_date: "2027-03-20" })).toBe("Le 20 mars 2027");
    expect(words({ wedding_time: "14:30" })).toBe("À 14:30");
    expect(words({ wedding_location: "Cocody" })).toBe("à Cocody");
    expect(words({})).toBe("");
  });

  it("has no place while none is named", () => {
    expect(placeWords({ ...nothing, wedding_location_prefix: "au" })).toBe("");
  });
});

it.each([
  ["1", "1"],
  ["14", "14"],
  ["143", "14:3"],
  ["1430", "14:30"],
  ["14:30", "14:30"],
  ["14h30", "14:30"],
  ["9h", "09:"],
  ["9:05", "09:05"],
  ["143099", "14:30"],
  ["midi", ""],
])("the mask makes « %s » into « %s »", (typed, masked) => {
  expect(maskedTime(typed)).toBe(masked);
});
