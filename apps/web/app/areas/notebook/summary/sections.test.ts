import { describe, expect, it } from "vitest";
import { sectionRows } from "./sections.ts";

const nothing = { places: 2, persons: 0, guests: 0, confirmed: 0, sends: 0, reached: 0 };
const told = (facts: Parameters<typeof sectionRows>[0]) =>
  sectionRows(facts).map(({ label, state, figure, begun }) => [label, state, figure, begun]);

describe("the rows of the notebook's first page", () => {
  it("say what is still empty", () => {
    expect(told(nothing)).toEqual([
      ["Les fiancés", "À compléter", "0 / 2", false],
      ["Les invités", "Aucun invité pour le moment", "0", false],
      ["Joy Cards", "Aucun envoi pour le moment", "0", false],
    ]);
  });

  it("say how far each section is", () => {
    const facts = { places: 2, persons: 2, guests: 150, confirmed: 1, sends: 2, reached: 143 };
    expect(told(facts)).toEqual([
      ["Les fiancés", "Complet", "2 / 2", true],
      ["Les invités", "1\u00a0présence confirmée", "150", true],
      ["Joy Cards", "143\u00a0faire-part envoyés", "2", true],
    ]);
  });

  it("tell no figure while the notebook is closed", () => {
    expect(sectionRows(null).map(({ figure, begun }) => [figure, begun])).toEqual([
      ["", false],
      ["", false],
      ["", false],
    ]);
  });
});
