import { completionSections } from "@jdj/contract/notebook/completion";
import { describe, expect, it } from "vitest";
import { nextSection, sectionTiles, wovenOutline } from "./sections.ts";

const tiles = (...percentages: number[]) =>
  sectionTiles(
    completionSections.map((section, index) => ({
      section,
      percentage: percentages[index] ?? 100,
    })),
    { persons: "Les fiancés" },
  );

describe("the sections on the notebook's first page", () => {
  it("are in the order of the notebook", () => {
    expect(tiles().map(({ label }) => label)).toEqual([
      "Les fiancés",
      "La date",
      "Les questions",
      "Le comité",
      "Le budget",
      "Le planning",
      "Dates et lieux",
      "Les invités",
      "Joy Cards",
    ]);
  });

  it("continue with the first that is not begun", () => {
    expect(nextSection(tiles(50, 100, 20, 0, 0))?.label).toBe("Le comité");
  });

  it("continue with the first that is not finished once all are begun", () => {
    expect(nextSection(tiles(100, 100, 20, 50))?.label).toBe("Les questions");
    expect(nextSection(tiles())).toBeUndefined();
  });

  it("have each a strip of the pattern", () => {
    expect(wovenOutline([100, 0, 33])).toBe(
      "polygon(0% 0%, 0% 100%, 33.33% 100%, 33.33% 0%, 66.67% 0%, 66.67% 33%, 100% 33%, 100% 0%)",
    );
  });
});
