import { describe, expect, it } from "vitest";
import { byDistrict, choose, wantedFrom } from "./choose-hall.ts";

const place = (id: number, town: string, district: string, districtId: number) => ({
  id,
  town,
  name: `Mairie de ${town}`,
  district: { id: districtId, name: district },
  country: { id: 1, name: "Côte d’Ivoire" },
  photo: null,
});

const all = [
  place(1, "Port-Bouët", "Abidjan", 1),
  place(2, "Cocody", "Abidjan", 1),
  place(3, "Man", "Montagnes", 2),
  place(4, "Mankono", "Woroba", 3),
];

const ask = (query: string) => choose(all, wantedFrom(new URLSearchParams(query)));
const names = (query: string) => ask(query).fitting.map(({ town }) => town);

describe("the finder", () => {
  it("shows all town halls for an empty form", () => {
    expect(ask("")).toEqual({ goTo: null, fitting: all });
  });

  it("goes straight to a chosen town hall, even when an earlier district is still chosen", () => {
    expect(ask("pays=1&district=2&mairie=2").goTo).toBe(2);
  });

  it("shows the town halls of a chosen district", () => {
    expect(names("district=1&mairie=")).toEqual(["Port-Bouët", "Cocody"]);
  });

  it("goes straight to the only name that matches, whatever accents, case and hyphens are typed", () => {
    expect(ask("recherche=PORT bouet").goTo).toBe(1);
    expect(ask("recherche=mairie+de+coco").goTo).toBe(2);
  });

  it("goes to the name chosen from the suggestions, by its id or its text", () => {
    expect(ask("mairie=3&recherche=Mairie de Cocody, Abidjan&recherche_value=2").goTo).toBe(2);
    expect(ask("recherche=Mairie de Man, Montagnes").fitting.map(({ id }) => id)).toEqual([3]);
    expect(ask("mairie=3&recherche=&recherche_value=2").goTo).toBe(3);
  });

  it("takes a whole name before those it begins", () => {
    expect(ask("recherche=man").goTo).toBe(3);
    expect(ask("recherche=ma").goTo).toBeNull();
  });

  it("shows a district that is typed instead of a town", () => {
    expect(names("recherche=abidjan")).toEqual(["Port-Bouët", "Cocody"]);
  });

  it("shows what resembles a misspelled name, and does not open it", () => {
    expect(ask("recherche=coccody")).toMatchObject({ goTo: null, fitting: [{ id: 2 }] });
    expect(names("recherche=port+bouett")).toEqual(["Port-Bouët"]);
    expect(names("district=2&recherche=coccody")).toEqual([]);
  });

  it("finds nothing for an unknown place or id", () => {
    expect(names("recherche=Atlantis")).toEqual([]);
    expect(names("district=abc")).toEqual([]);
    expect(ask("mairie=9999").goTo).toBeNull();
  });

  it("ignores invalid values of an address", () => {
    expect(names(`recherche=${"💍".repeat(900)}`)).toEqual(names(""));
    expect(names("recherche=%3Cscript%3E")).toEqual([]);
  });
});

describe("the list", () => {
  it("is grouped by district, in its order", () => {
    expect(byDistrict(all).map(({ name, halls }) => [name, halls.length])).toEqual([
      ["Abidjan", 2],
      ["Montagnes", 1],
      ["Woroba", 1],
    ]);
  });
});
