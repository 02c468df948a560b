import { describe, expect, it } from "vitest";
import { civilityOf, hostsOf, ownPlace, roleCodeOf } from "./celebrated-persons.ts";

const groom = { code: "groom", gender: "M" } as const;
const bride = { code: "bride", gender: "F" } as const;
const mother = { code: "mother", gender: "F" } as const;
const celebrated = { code: "celebrated", gender: null } as const;
const host = { code: "host", gender: null } as const;
const child = { code: "child", gender: null } as const;

describe("the places of a couple", () => {
  it("give the civility by their gender, whatever is sent", () => {
    expect([civilityOf(groom, "Madame", null), civilityOf(bride, "Monsieur", "Mme")]).toEqual([
      "M",
      "Mlle",
    ]);
  });

  it("let a mother be Madame or Mademoiselle, and nobody else", () => {
    expect(
      [undefined, "Mademoiselle", "Monsieur"].map((sent) => civilityOf(mother, sent, null)),
    ).toEqual(["Mme", "Mlle", null]);
    expect(civilityOf(mother, undefined, "Mlle")).toBe("Mlle");
  });

  it("ask for the civility where anybody may be meant", () => {
    expect(["Monsieur", "Mme", "", null].map((sent) => civilityOf(celebrated, sent, null))).toEqual(
      ["M", "Mme", null, null],
    );
    expect(civilityOf(celebrated, undefined, "M")).toBe("M");
    expect(civilityOf(child, "Madame", null)).toBeNull();
  });

  it("are the registered person's by their civility, and only offered where it does not say", () => {
    expect([groom, bride].map((place) => ownPlace(place, "Mme"))).toEqual([null, "fills"]);
    expect([groom, bride].map((place) => ownPlace(place, "M"))).toEqual(["fills", null]);
    expect([groom, bride].map((place) => ownPlace(place, null))).toEqual(["offers", "offers"]);
    expect([host, celebrated, child].map((place) => ownPlace(place, "M"))).toEqual([
      "fills",
      "offers",
      null,
    ]);
  });

  it("are known by their label, whatever its case, even once staff renamed it", () => {
    const renamed = [{ code: "bride", name: "La mariée" }];
    expect(roleCodeOf("INFORMATIONS DE LA FIANCÉE", "wedding", renamed)).toBe("bride");
    expect(roleCodeOf("la mariée", "wedding", renamed)).toBe("bride");
    expect(roleCodeOf("Informations du fiancé", "wedding", [])).toBe("groom");
    expect(roleCodeOf("Informations du PCO", "wedding", renamed)).toBeNull();
    expect(roleCodeOf("Informations du fiancé", "birthday", [])).toBeNull();
  });
});

describe("who invites", () => {
  it("are the families of somebody who is dead, whom the card remembers", () => {
    const dead = {
      ...{ code: "deceased", isRemembered: true, givenNames: "Yao Jean", lastName: "Kouamé" },
      ...{ knownAs: "dit le Vieux", bornOn: "1948-03-02", diedOn: "2026-11-10" },
    };
    expect(hostsOf([{ ...dead, families: "Les familles Kouamé et Brou" }], owner)).toEqual({
      hosts: ["Les familles Kouamé et Brou"],
      child: null,
      remembered: { name: "Yao Jean Kouamé", life: "dit le Vieux · 1948 – 2026" },
    });
    expect(hostsOf([{ ...dead, bornOn: null, knownAs: null }], owner)).toMatchObject({
      hosts: ["La famille Kouamé"],
      remembered: { life: "2026" },
    });
  });

  const someone = (code: string, givenNames: string) => ({ code, givenNames });
  const owner = { givenNames: "Mariam" };

  it("is the owner of the notebook while nobody is named", () => {
    expect(hostsOf([], owner)).toEqual({ hosts: ["Mariam"], child: null, remembered: null });
    expect(hostsOf([], { givenNames: " " })).toEqual({ hosts: [], child: null, remembered: null });
  });

  it("are all who are celebrated, and for a child its parents", () => {
    expect(hostsOf([someone("groom", "Koffi"), someone("bride", "Awa")], owner)).toEqual({
      hosts: ["Koffi", "Awa"],
      child: null,
      remembered: null,
    });
    expect(hostsOf([someone("child", "Yann"), someone("mother", "Awa")], owner)).toEqual({
      hosts: ["Awa"],
      child: "Yann",
      remembered: null,
    });
  });

  it("is the child itself while no parent is written", () => {
    expect(hostsOf([someone("child", "Yann")], owner)).toEqual({
      hosts: ["Yann"],
      child: "Yann",
      remembered: null,
    });
  });
});
