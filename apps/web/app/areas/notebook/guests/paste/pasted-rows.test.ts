import { describe, expect, it } from "vitest";
import { errorsIn, oldPhonesIn, rowsOfGuests, withRepairedPhones } from "./pasted-rows.ts";
import { readPastedList } from "./read-pasted-list.ts";

const list = "Awa Koné 0707010203\nYao Kouadio 07010203\n0707010203\nAka Brou 0909090909";
const rows = ["g1", "g2", "g3", "g4"];
const texts = rowsOfGuests(readPastedList(list), (index) => `g${index + 1}`);
const invalid = ["Veuillez entrer un numéro de téléphone valide (ex: +(225) 07 01 02 03 04)"];

describe("the rows of a pasted list", () => {
  it("are the fields of the form, without what is not known", () => {
    expect(texts).toMatchObject({
      "g1.last_name": "Koné",
      "g1.given_names": "Awa",
      "g1.phone_number_1": "+2250707010203",
      "g3.last_name": "",
    });
    expect(texts).not.toHaveProperty("g1.email");
  });

  it("are checked before they are sent: names, numbers, numbers twice", () => {
    expect(errorsIn(texts, rows)).toEqual({
      "g2.phone_number_1": invalid,
      "g3.last_name": ["Ce champ est requis"],
      "g3.phone_number_1": ["Ce numéro est déjà celui de l’invité 1 (Awa Koné)"],
      "g4.phone_number_1": invalid,
    });
    const abroad = { "g1.last_name": "Koné", "g1.phone_number_1": "+33612345678" };
    expect(errorsIn(abroad, ["g1"])).toEqual({});
    expect(errorsIn({ "g1.last_name": "A", "g2.last_name": "B" }, ["g1", "g2"])).toEqual({});
  });

  it("have their old numbers repaired together, whether pasted or typed", () => {
    const typed = {
      "g5.last_name": "Zadi",
      "g5.phone_number_1": "45 02 03 04",
      "g5.phone_number_1_code": "225 Côte d’Ivoire",
    };
    const all = [...rows, "g5"];
    const both = { ...texts, ...typed };
    expect(oldPhonesIn(both, all)).toEqual([
      ["g2.phone_number_1", "+2250707010203"],
      ["g5.phone_number_1", "+2250545020304"],
    ]);
    const repaired = withRepairedPhones(both, all);
    expect(oldPhonesIn(repaired, all)).toEqual([]);
    expect(repaired["g5.phone_number_1"]).toBe("+2250545020304");
    expect(repaired["g1.phone_number_1"]).toBe(texts["g1.phone_number_1"]);
  });
});
