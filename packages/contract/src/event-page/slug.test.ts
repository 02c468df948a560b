import { describe, expect, it } from "vitest";
import { SLUG_MAX, slugFrom } from "./slug.ts";

describe("the readable part of an address", () => {
  it.each([
    ["Mariage d’Awa & Yann", "mariage-d-awa-et-yann"],
    ["  Les 60 ans de Tantie Élodie ! ", "les-60-ans-de-tantie-elodie"],
    ["Cœurs unis", "coeurs-unis"],
    ["Yao/../admin?x=1", "yao-admin-x-1"],
    ["…", ""],
  ])("of « %s » is « %s »", (text, slug) => {
    expect(slugFrom(text)).toBe(slug);
  });

  it("is cut at its longest, and never ends with a dash", () => {
    expect(slugFrom(`${"a".repeat(SLUG_MAX - 1)} bb`)).toBe("a".repeat(SLUG_MAX - 1));
    expect(slugFrom("x".repeat(500))).toHaveLength(SLUG_MAX);
  });
});
