import {
  brides,
  ceremonies,
  ceremonyPlaceholder,
  grooms,
  type Person,
  type PlaceholderValues,
  personFields,
  personPlaceholder,
} from "./placeholders.ts";

/** A sample value for every placeholder, for previews while the notebook is empty. */
export const sampleValues: PlaceholderValues = {
  civility: "Madame",
  givenNames: "Adjoua",
  lastName: "Kouassi",
  others: {
    "[e-mail]": "adjoua@exemple.test",
    "[contact 1]": "01 00 00 00 01",
    "[contact 2]": "05 00 00 00 02",
    "[table]": "Table 4",
    "[lien]": "https://exemple.test/i/4k7m2p9qx8tz5vwn",
    "[hôtes]": "Awa & Koffi",
    "[événement]": "Mariage d'Awa & Koffi",
    "[défunt]": "Yao Kouamé",
    ...samplesOf(brides, ["Madame", "Awa", "Kouassi", "awa@exemple.test", "01 00 00 00 03"]),
    ...samplesOf(grooms, ["Monsieur", "Koffi", "Aka", "koffi@exemple.test", "01 00 00 00 04"]),
    ...Object.fromEntries(
      ceremonies.flatMap((ceremony) => [
        [ceremonyPlaceholder("date", ceremony), "samedi 20 mars 2027"],
        [ceremonyPlaceholder("heure", ceremony), "15 h 00"],
        [ceremonyPlaceholder("lieu", ceremony), "à la salle des fêtes de Cocody"],
      ]),
    ),
  },
};

function samplesOf(people: readonly Person[], values: string[]): Record<string, string> {
  return Object.fromEntries(
    people.flatMap((person) =>
      personFields.map((field, at) => [
        personPlaceholder(field, person),
        values[at] ?? "05 00 00 00 05",
      ]),
    ),
  );
}
