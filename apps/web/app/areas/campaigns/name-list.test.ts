import { describe, expect, it } from "vitest";
import { nameList } from "./name-list.ts";

describe("a list of names in one line", () => {
  it("holds all of a few", () => {
    expect(nameList([])).toBe("");
    expect(nameList(["Famille", "Amis", "Voisins", "Collègues"])).toBe(
      "Famille, Amis, Voisins, Collègues",
    );
  });

  it("counts the rest of many", () => {
    expect(nameList(["Famille", "Amis", "Voisins", "Collègues", "Témoins"])).toBe(
      "Famille, Amis, Voisins et 2 autres",
    );
  });
});
