import { describe, expect, it } from "vitest";
import { inferPlacePrefix, placePhrase, placePrefixes, readPlacePrefix } from "./place-phrase.ts";

describe("the preposition before a place", () => {
  it("is known however it is typed", () => {
    expect(["à", "À ", "a\u0300", "A", "au", "AUX", "à l'", "Chez"].map(readPlacePrefix)).toEqual([
      ...["à", "à", "à", "à"],
      ...["au", "aux", "à l’", "chez"],
    ]);
    expect(["", "dans", null, undefined].map(readPlacePrefix)).toEqual([null, null, null, null]);
  });

  it.each([
    ["Mairie de Cocody", "à la"],
    ["mairie du Plateau", "à la"],
    ["Salle des fêtes de Yopougon", "à la"],
    ["Cathédrale Saint-Paul", "à la"],
    ["Grande Mosquée de la Riviera", "à la"],
    ["Grand Bassam", "à"],
    ["Grand-Bassam", "à"],
    ["Grand Hôtel", "au"],
    ["Mosquée de la Riviera Golf", "à la"],
    ["Église Saint-Jean", "à l’"],
    ["Eglise du Christianisme céleste", "à l’"],
    ["Hôtel Ivoire", "à l’"],
    ["Espace Crystal", "à l’"],
    ["École Jules Ferry", "à l’"],
    ["Palais de la Culture", "au"],
    ["Restaurant Chez Ali", "au"],
    ["Jardin botanique de Bingerville", "au"],
    ["Hall du Sofitel", "au"],
    ["Jardins de l’Ivoire", "aux"],
    ["Deux Plateaux", "aux"],
    ["II Plateaux, rue des Jardins", "aux"],
    ["Plateau", "au"],
    ["Riviera Palmeraie", "à la"],
    ["Le Wafou", "au"],
    ["La Rotonde des Arts", "à la"],
    ["Les Oiseaux", "aux"],
    ["L’Acacia", "à l’"],
    ["l'Acacia", "à l’"],
    ["Cocody", "à"],
    ["Bouaké", "à"],
    ["Yamoussoukro", "à"],
    ["Abidjan", "à"],
    ["Sofitel Ivoire", "au"],
    ["Tante Awa", "chez"],
    ["M. Koffi", "chez"],
    ["Nos parents", "chez"],
    ["Famille Kouassi", "chez"],
    ["la famille Kouassi", "chez"],
    ["à la mairie de Cocody", "à la"],
    ["chez Awa", "chez"],
    ["au Sofitel", "au"],
    ["", "à"],
  ])("of « %s » is « %s »", (place, prefix) => {
    expect(inferPlacePrefix(place)).toBe(prefix);
  });
});

describe("a place within a sentence", () => {
  it.each([
    ["à", "Mairie de Cocody", "à la mairie de Cocody"],
    ["au", "Mairie de Cocody", "à la mairie de Cocody"],
    ["à la", "Mairie de Cocody", "à la mairie de Cocody"],
    ["à", "la mairie de Cocody", "à la mairie de Cocody"],
    ["à la", "la mairie de Cocody", "à la mairie de Cocody"],
    ["à", "à la mairie de Cocody", "à la mairie de Cocody"],
    ["à", "Hôtel Ivoire", "à l’hôtel Ivoire"],
    ["à l’", "Hôtel Ivoire", "à l’hôtel Ivoire"],
    ["à", "Église Saint-Jean", "à l’église Saint-Jean"],
    ["au", "Palais de la Culture", "au palais de la Culture"],
    ["à", "Palais de la Culture", "au palais de la Culture"],
    ["au", "Sofitel Ivoire", "au Sofitel Ivoire"],
    ["à", "Sofitel Ivoire", "au Sofitel Ivoire"],
    ["au", "Wafou", "au Wafou"],
    ["chez", "M. Koffi", "chez M. Koffi"],
    ["à", "Le Wafou", "au Wafou"],
    ["à", "L’Acacia", "à l’Acacia"],
    ["chez", "Le Wafou", "chez Le Wafou"],
    ["chez", "La Maison", "chez La Maison"],
    ["aux", "Jardins de l’Ivoire", "aux jardins de l’Ivoire"],
    ["aux", "II Plateaux", "aux II Plateaux"],
    ["à", "Bouaké", "à Bouaké"],
    ["à", "Plateau", "au Plateau"],
    ["chez", "Tante Awa", "chez tante Awa"],
    ["chez", "Famille Kouassi", "chez la famille Kouassi"],
    ["à", "Famille Kouassi", "chez la famille Kouassi"],
    [null, "Cocody", "à Cocody"],
    [null, "Mairie de Bassam", "à la mairie de Bassam"],
    ["au", "", ""],
    ["à", null, ""],
  ] as const)(
    "before which « %s » is said, and called « %s », is « %s »",
    (prefix, place, phrase) => {
      expect(placePhrase(prefix, place)).toBe(phrase);
    },
  );

  it("never has two prepositions, nor « à le » or « à les »", () => {
    for (const prefix of placePrefixes)
      for (const place of ["Le Wafou", "Les Oiseaux", "La Rotonde", "Mairie de Cocody", "au Golf"])
        expect(placePhrase(prefix, place)).not.toMatch(
          /^(?:à|au|aux|à la|à l’) ?(?:le|les|à|au) /i,
        );
  });
});
