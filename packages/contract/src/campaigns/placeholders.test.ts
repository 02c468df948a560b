import { describe, expect, it } from "vitest";
import { weddingWordsIn } from "../notebook/wedding-words.ts";
import { sampleValues } from "./placeholder-samples.ts";
import {
  allPlaceholders,
  changeAroundPlaceholders,
  fillPlaceholders,
  missingOfEvent,
  missingPlaceholders,
  placeholderGroups,
  placeholderGroupsFor,
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
    expect(missingPlaceholders("Chère [prénoms]", named)).toEqual([]);
    expect(fillPlaceholders("[civilité] [prénoms],", named)).toBe("Kouamé,");
    expect(fillPlaceholders(`${text},`, named)).toBe("Kouamé,");
    expect(missingPlaceholders("Chère [civilité]", named)).toEqual(["[civilité]"]);
    expect(missingPlaceholders(text, { ...named, lastName: "" })).toEqual([
      "[civilité]",
      "[prénoms]",
      "[nom]",
    ]);
  });

  it("take the vowel of « de » and « que » before a name that asks for it", () => {
    const of = (hosts: string, text = "Le mariage de [hôtes]\u00a0!") =>
      fillPlaceholders(text, { ...guest, others: { "[hôtes]": hosts } });
    expect(of("Awa & Koffi")).toBe("Le mariage d’Awa & Koffi\u00a0!");
    expect(of("Hélène")).toBe("Le mariage d’Hélène\u00a0!");
    expect(of("Koffi")).toBe("Le mariage de Koffi\u00a0!");
    expect(of("Yann")).toBe("Le mariage de Yann\u00a0!");
    expect(of("Awa", "Sachez que [hôtes] vous attend")).toBe("Sachez qu'Awa vous attend");
    expect(of("Awa", "La mode [hôtes]")).toBe("La mode Awa");
    expect(of("awa@exemple.test", "Une réponse de [hôtes]")).toBe(
      "Une réponse de awa@exemple.test",
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

  it("are of the guest, of bride, groom and engaged couple, and of the day, hour and place of ceremonies", () => {
    const fields = ["civilité", "prénoms", "nom", "e-mail", "contact 1", "contact 2"];
    const people = ["", " de la mariée", " du marié", " de la fiancée", " du fiancé"];
    const days = ["date", "heure", "lieu"];
    const feasts = [" de la cérémonie", " de la réception"];
    const all = (names: string[], of: string[]) =>
      names.flatMap((name) => of.map((whose) => `[${name}${whose}]`));
    expect(allPlaceholders).toEqual(
      expect.arrayContaining([...all(fields, people), ...all(days, feasts)]),
    );
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
