import { describe, expect, it } from "vitest";
import {
  changeAroundPlaceholders,
  fillPlaceholders,
  missingPlaceholders,
  placeholderGroups,
  sampleValues,
  unknownPlaceholders,
  withoutPlaceholders,
} from "./placeholders.ts";

const guest = { civility: "Madame", givenNames: "Adjoua", lastName: "[nom]" };

describe("the placeholders of a message", () => {
  it("become each guest's own words; a name that looks like a mark stays a name", () => {
    expect(fillPlaceholders("[civilité] [prénoms] [nom] : [lien]", guest)).toBe(
      "Madame Adjoua [nom] : [lien]",
    );
    const others = { "[lien]": "https://exemple.test/c" };
    expect(fillPlaceholders("Voir [lien]", { ...guest, others })).toBe(
      "Voir https://exemple.test/c",
    );
  });

  it("are refused when they mean nothing", () => {
    expect(unknownPlaceholders("Cher [prenom], [lien] [constructor]")).toEqual([
      "[prenom]",
      "[constructor]",
    ]);
  });

  it("are told when a guest has no words for them, each once", () => {
    const text = "[prénoms] [table] [table] [heure de la dot]";
    expect(missingPlaceholders(text, { ...guest, others: { "[table]": "" } })).toEqual([
      "[table]",
      "[heure de la dot]",
    ]);
  });

  it("stay whole while what stands around them is changed, or alone is looked at", () => {
    const text = "[hôtes], la fête [côté] de [prénoms]";
    const plain = (around: string) => around.replaceAll("ê", "e").replaceAll("ô", "o");
    expect(changeAroundPlaceholders(text, plain)).toBe("[hôtes], la fete [coté] de [prénoms]");
    expect(withoutPlaceholders(text)).toBe(", la fête [côté] de ");
  });

  it("all have a sample value for previews", () => {
    const text = placeholderGroups.flatMap((group) => group.placeholders).join(" ");
    expect(missingPlaceholders(text, sampleValues)).toEqual([]);
  });
});
