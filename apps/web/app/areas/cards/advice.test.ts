import type { Married } from "@jdj/contract/notebook/couple";
import { describe, expect, it } from "vitest";
import { adviceFor } from "./advice.ts";

function person(name: string, givenNames: string): Married {
  const pivot = {
    event_id: 1,
    married_id: 1,
    civility: "Mme" as const,
    last_name: "Koné",
    given_names: givenNames,
    email: null,
    phone_number_1: null,
    phone_number_2: null,
    image: null,
    version: 1,
  };
  return { id: 1, name, gender: "F", pivot: givenNames ? pivot : null };
}

const couple = [person("La mariée", "Awa"), person("Le marié", "Koffi")];

describe("the advice before a send", () => {
  it("is silent for a couple with ten guests and both names", () => {
    expect(adviceFor(10, couple)).toEqual([]);
  });

  it("speaks of a list with fewer than ten guests", () => {
    const [first] = adviceFor(9, couple);
    expect(first?.text).toContain("9\u00a0invités");
    expect(adviceFor(0, couple)[0]?.text).toContain("vide");
  });

  it("names the persons of whom nothing is written", () => {
    const [first] = adviceFor(12, [person("La mariée", ""), person("Le marié", "Koffi")]);
    expect(first?.text).toContain("la mariée");
    expect(first?.text).not.toContain("le marié");
  });
});
