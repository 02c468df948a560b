import type { Married } from "@jdj/contract/notebook/couple";
import { describe, expect, it } from "vitest";
import { coupleNames } from "./couple-names.ts";

const place: Married = {
  id: 1,
  code: "groom",
  name: "",
  gender: null,
  civilities: ["M"],
  optional: false,
  remembered: false,
  proposed: null,
  pivot: null,
};

function person(code: string, givenNames: string | null): Married {
  const details = {
    event_id: 1,
    married_id: 1,
    civility: "M" as const,
    last_name: "Amani",
    email: null,
    phone_number_1: null,
    phone_number_2: null,
    born_on: null,
    died_on: null,
    known_as: null,
    families: null,
    image: null,
    version: 1,
  };
  return {
    ...place,
    code,
    pivot: givenNames === null ? null : { ...details, given_names: givenNames },
  };
}

describe("the names at the head of the notebook", () => {
  it("are those of the couple, as far as they are written", () => {
    expect(coupleNames([person("groom", "Yann"), person("bride", "Awa Marie")])).toBe("Yann & Awa");
    expect(coupleNames([person("groom", null), person("bride", "Awa")])).toBe("Awa");
    expect(coupleNames([person("groom", null)])).toBeNull();
  });

  it("are the child’s alone at a christening, and the parents’ until it is written", () => {
    const parents = [person("father", "Franck"), person("mother", "Rebecca")];
    expect(coupleNames([person("child", "Maëlle Victoire"), ...parents])).toBe("Maëlle");
    expect(coupleNames([person("child", null), ...parents])).toBe("Franck & Rebecca");
  });
});
