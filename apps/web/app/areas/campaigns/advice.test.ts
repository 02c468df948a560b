import { describe, expect, it } from "vitest";
import { type AdviceSource, adviceFor } from "./advice.ts";

const ready: AdviceSource = {
  guests: 10,
  persons: [
    { name: "Informations de la fiancée", givenNames: "Awa" },
    { name: "Informations du fiancé", givenNames: "Koffi" },
  ],
  planned: undefined,
  summary: true,
  committee: true,
};

describe("the advice before sending a campaign", () => {
  it("is silent for a couple with ten guests, both names, a summary and a committee", () => {
    expect(adviceFor(ready)).toEqual([]);
  });

  it("speaks of a list with fewer than ten guests", () => {
    const [first] = adviceFor({ ...ready, guests: 9 });
    expect(first?.text).toContain("9\u00a0invités");
    expect(adviceFor({ ...ready, guests: 0 })[0]?.text).toContain("vide");
  });

  it("names the persons of whom nothing is written", () => {
    const bride = { name: "Informations de la fiancée", givenNames: " " };
    const groom = { name: "Informations du fiancé", givenNames: "" };
    const text = (persons: AdviceSource["persons"]) => adviceFor({ ...ready, persons })[0]?.text;
    const start = "Votre carte porte des prénoms\u00a0: il y manque";
    expect(text([bride, { ...groom, givenNames: "Koffi" }])).toBe(`${start} ceux de la fiancée.`);
    expect(text([groom, bride])).toBe(`${start} ceux du fiancé et de la fiancée.`);
  });

  it("compares the list with the range that was planned", () => {
    const below = adviceFor({ ...ready, guests: 99, planned: "100 - 200" });
    expect(below.map(({ text }) => text)).toEqual([
      "Juste un peu d'effort pour renseigner la liste de vos invités. Vous avez initialement prévu 100 - 200 invités et vous n'avez saisi que 99 invités.",
    ]);
    expect(adviceFor({ ...ready, guests: 100, planned: "100 - 200" })).toEqual([]);
  });

  it("asks for the summary and the committee while they are empty", () => {
    const empty = adviceFor({ ...ready, planned: null, summary: false, committee: false });
    expect(empty.map(({ action }) => action)).toEqual(["Remplir", "Renseigner"]);
  });
});
