import type { TownHall } from "@jdj/contract/town-halls/town-halls";
import { describe, expect, it } from "vitest";
import { structuredTownHall } from "./structured-town-hall.ts";
import { degrees, mapsOf, phonesOf } from "./town-hall-address.ts";

const hall: TownHall = {
  id: 6,
  name: "Mairie de Cocody",
  town: "Cocody",
  district: { id: 1, name: "Abidjan" },
  country: { id: 1, name: "Côte d’Ivoire" },
  photos: [],
  generalities: null,
  wiki_link: null,
  supplementary_conditions: null,
  note_well: null,
  days_celebration_costs: "",
  celebration_costs: [],
  cheapest: null,
  phone_numbers: "+2250000000061; +2250000000062 ;",
  website_link: "https://mairie-cocody.example/",
  adress: "1, rue de l’Exemple",
  email: "etat-civil@mairie-cocody.example",
  latitude: 5.354,
  longitude: -3.986,
  demonstration: true,
  checked_on: "2026-11-20",
};

describe("a town hall's page", () => {
  it("reads several numbers from one line", () => {
    expect(phonesOf(hall)).toEqual(["+2250000000061", "+2250000000062"]);
    expect(phonesOf({ phone_numbers: null })).toEqual([]);
  });

  it("says where the place is, south and west included", () => {
    expect(degrees(hall)).toBe("5,3540°\u00a0N, 3,9860°\u00a0O");
    expect(degrees({ latitude: -1.5, longitude: 2 })).toBe("1,5000°\u00a0S, 2,0000°\u00a0E");
  });

  it("opens a map around the place, with its pin", () => {
    const { embedded, page } = mapsOf(hall);
    const query = new URL(embedded).searchParams;
    expect(query.get("marker")).toBe("5.354,-3.986");
    expect(query.get("bbox")).toBe("-4.0110,5.3290,-3.9610,5.3790");
    expect(page).toContain("mlat=5.354&mlon=-3.986");
  });
});

describe("the structured data of a town hall", () => {
  it("leaves out what is made up for the demonstration", () => {
    const json = JSON.stringify(structuredTownHall(hall, "https://joie.test/mairie/6"));
    expect(json).toContain('"addressLocality":"Cocody"');
    for (const made of ["Exemple", ".example", "+225"]) expect(json).not.toContain(made);
  });

  it("holds address, number and site of a real entry", () => {
    const json = structuredTownHall(
      { ...hall, demonstration: false },
      "https://joie.test/mairie/6",
    );
    expect(json).toMatchObject({
      "@type": "GovernmentOffice",
      telephone: "+2250000000061",
      sameAs: "https://mairie-cocody.example/",
      address: { streetAddress: "1, rue de l’Exemple" },
    });
  });
});
