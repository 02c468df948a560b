import { describe, expect, it } from "vitest";
import { eventTitle } from "./event-title.ts";

describe("the title of an event", () => {
  it("stays as it is when it is short enough", () => {
    expect(eventTitle(" Awa & Koffi ")).toBe("Awa & Koffi");
  });

  it("loses what is beyond 27 characters, and the space that would end it", () => {
    expect(eventTitle("Le mariage d’Éloïse et de N’Guessan")).toBe("Le mariage d’Éloïse et de N");
    expect(eventTitle(`${"a".repeat(26)} bb`)).toBe("a".repeat(26));
  });

  it("never ends with half a character", () => {
    expect(eventTitle(`${"a".repeat(26)}💍💍`)).toBe(`${"a".repeat(26)}💍`);
  });
});
