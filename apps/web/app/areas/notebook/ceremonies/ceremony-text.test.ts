import { describe, expect, it } from "vitest";
import { ceremonyText, maskedTime, placeText } from "./ceremony-text.ts";

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

describe("the text of a ceremony", () => {
  it("names when and where, as far as it is known", () => {
    const text = (some: Partial<typeof facts>) =>
      ceremonyText({ ...nothing, ...some }).replaceAll("\u00a0", " ");
    expect(text(facts)).toBe("Le 20 mars 2027 à 14:30, au Sofitel Ivoire");
    expect(text({ wedding_date: "2027-03-20" })).toBe("Le 20 mars 2027");
    expect(text({ wedding_time: "14:30" })).toBe("À 14:30");
    expect(text({ wedding_date: "2027-03-20", wedding_time: "25:99" })).toBe("Le 20 mars 2027");
    expect(text({ wedding_location: "Cocody" })).toBe("à Cocody");
    expect(text({ wedding_location_prefix: "à", wedding_location: "Mairie de Cocody" })).toBe(
      "à la mairie de Cocody",
    );
    expect(text({})).toBe("");
  });

  it("has no place while none is named", () => {
    expect(placeText({ ...nothing, wedding_location_prefix: "au" })).toBe("");
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
