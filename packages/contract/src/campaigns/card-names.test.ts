import { describe, expect, it } from "vitest";
import { givenNamesLabel, lackingNameErrors, lackingNames } from "./card-names.ts";

const bride = { id: 2, name: "Informations de la fiancée", optional: false, givenNames: "Awa" };
const groom = { id: 1, name: "Informations du fiancé", optional: false, givenNames: "Koffi" };

describe("the names of a card", () => {
  it("lack nothing once everybody whom the event needs has first names", () => {
    const father = { ...groom, id: 3, optional: true, givenNames: "" };
    expect(lackingNames([groom, bride, father])).toEqual([]);
    expect(lackingNameErrors([groom, bride])).toEqual({});
  });

  it("are asked for at the field of each place, in words", () => {
    expect(lackingNameErrors([groom, { ...bride, givenNames: "  " }])).toEqual({
      "names.2": ["Il manque les prénoms de la fiancée\u00a0: aucune carte ne part sans nom."],
    });
  });

  it("are labelled by their place, however staff named it", () => {
    expect(givenNamesLabel(bride.name)).toBe("Prénoms de la fiancée");
    expect(givenNamesLabel("La reine du jour")).toBe("Prénoms «\u00a0La reine du jour\u00a0»");
  });
});
