import { describe, expect, it } from "vitest";
import { weddingWordsIn } from "../notebook/wedding-words.ts";
import {
  allPlaceholders,
  changeAroundPlaceholders,
  fillPlaceholders,
  missingOfEvent,
  missingPlaceholders,
  placeholderGroups,
  placeholderGroupsFor,
  sampleValues,
  textTemplate,
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

  it("are filled in alike by a template, for many guests", () => {
    const text = "[civilité] [prénoms] [nom] : [autre] [lien][lien]";
    const { used, fill } = textTemplate(text);
    expect(used).toEqual(["[civilité]", "[prénoms]", "[nom]", "[lien]"]);
    const others = { "[lien]": "https://exemple.test/c" };
    const values = new Map([
      ["[civilité]", "Madame"],
      ["[prénoms]", "Adjoua"],
      ["[nom]", "[nom]"],
      ["[lien]", others["[lien]"]],
    ]);
    expect(fill(values)).toBe(fillPlaceholders(text, { ...guest, others }));
  });

  it("take a space along where a part of a name is empty", () => {
    const text = "[civilité] [prénoms] [nom], chère [civilité] [nom] ! [autre]";
    const fill = (civility: string, givenNames: string, lastName: string) =>
      fillPlaceholders(text, { civility, givenNames, lastName });
    expect(fill("", "Adjoua", "Kouamé")).toBe("Adjoua Kouamé, chère Kouamé ! [autre]");
    expect(fill("", "Adjoua", "")).toBe("Adjoua, chère ! [autre]");
    expect(fill("Madame", "", "Kouamé")).toBe("Madame Kouamé, chère Madame Kouamé ! [autre]");
    const values = new Map([["[prénoms]", "Adjoua"]]);
    expect(textTemplate(text).fill(values)).toBe(fill("", "Adjoua", ""));
  });

  it("are not missing where one name is known, and all are where none is", () => {
    const text = "[civilité] [prénoms] [nom]";
    const named = { civility: "", givenNames: "", lastName: "Kouamé" };
    expect(missingPlaceholders(text, named)).toEqual([]);
    expect(missingPlaceholders("Chère [prénoms]", named)).toEqual(["[prénoms]"]);
    expect(missingPlaceholders("Chère [civilité]", named)).toEqual(["[civilité]"]);
    expect(missingPlaceholders(text, { ...named, lastName: "" })).toEqual([
      "[civilité]",
      "[prénoms]",
      "[nom]",
    ]);
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

  it("are told when the notebook has no words for them, whoever the guest is", () => {
    const text = "[prénoms] [lien] [hôtes] [table] [lieu de la dot] [nom de la mariée]";
    expect(missingOfEvent(text, { "[hôtes]": "Awa & Koffi", "[lieu de la dot]": "" })).toEqual([
      "[table]",
      "[lieu de la dot]",
      "[nom de la mariée]",
    ]);
  });

  it("stay whole while what stands around them is changed, or alone is looked at", () => {
    const text = "[hôtes], la fête [côté] de [prénoms]";
    const plain = (around: string) => around.replaceAll("ê", "e").replaceAll("ô", "o");
    expect(changeAroundPlaceholders(text, plain)).toBe("[hôtes], la fete [coté] de [prénoms]");
    expect(withoutPlaceholders(text)).toBe(", la fête [côté] de ");
  });

  it("about a bride, a groom or the dot are offered to weddings alone", () => {
    const offered = (typeCode: string | undefined) =>
      placeholderGroupsFor(typeCode).flatMap((group) => group.placeholders);
    expect(offered("wedding")).toContain("[prénoms de la mariée]");
    for (const typeCode of ["birthday", "christening", undefined])
      expect(weddingWordsIn(JSON.stringify(placeholderGroupsFor(typeCode)))).toEqual([]);
    expect(offered("christening")).toContain("[lieu de la cérémonie]");
  });

  it("all have a sample value for previews", () => {
    expect(missingPlaceholders(allPlaceholders.join(" "), sampleValues)).toEqual([]);
  });

  it("are offered but for the table, which no guest has", () => {
    const offered = placeholderGroups.flatMap(({ placeholders }) => placeholders);
    expect(allPlaceholders.filter((one) => !offered.includes(one))).toEqual(["[table]"]);
    expect(unknownPlaceholders("[table]")).toEqual([]);
  });
});
