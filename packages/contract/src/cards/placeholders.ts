/** The placeholders that are offered first: a guest's own name. */
export const placeholders = ["[civilité]", "[prénoms]", "[nom]"] as const;

const personWords = ["civilité", "prénoms", "nom", "e-mail", "contact 1", "contact 2"] as const;
const whenWords = ["date", "heure", "lieu"] as const;
const brides = ["de la mariée", "de la fiancée"] as const;
const grooms = ["du marié", "du fiancé"] as const;
const feasts = [
  "de la cérémonie",
  "de la dot",
  "du mariage civil",
  "du mariage religieux",
  "de la réception",
] as const;

type Person = (typeof brides | typeof grooms)[number];

/** A placeholder about one of the couple: `[nom de la mariée]`. */
export function personPlaceholder(word: (typeof personWords)[number], person: Person): string {
  return `[${word} ${person}]`;
}

/** A placeholder about a ceremony: `[heure de la réception]`. */
export function ceremonyPlaceholder(
  word: (typeof whenWords)[number],
  feast: (typeof feasts)[number],
): string {
  return `[${word} ${feast}]`;
}

/** All placeholders, in the groups in which an editor offers them. */
export const placeholderGroups: readonly { title: string; marks: readonly string[] }[] = [
  {
    title: "Invité",
    marks: [...placeholders, "[e-mail]", "[contact 1]", "[contact 2]", "[table]", "[lien]"],
  },
  { title: "Mariée", marks: personWords.map((word) => personPlaceholder(word, "de la mariée")) },
  { title: "Marié", marks: personWords.map((word) => personPlaceholder(word, "du marié")) },
  { title: "Fiancée", marks: personWords.map((word) => personPlaceholder(word, "de la fiancée")) },
  { title: "Fiancé", marks: personWords.map((word) => personPlaceholder(word, "du fiancé")) },
  { title: "Fête", marks: ["[hôtes]", ...feasts.flatMap(feastMarks)] },
];

function feastMarks(feast: (typeof feasts)[number]): string[] {
  return whenWords.map((word) => ceremonyPlaceholder(word, feast));
}

const known = new Set(placeholderGroups.flatMap(({ marks }) => marks));

/** The values of placeholders. `others`: of every placeholder but the first three, by placeholder. */
export interface PlaceholderValues {
  civility: string;
  givenNames: string;
  lastName: string;
  others?: Readonly<Record<string, string>>;
}

const anyMark = /\[[^\]\n]{1,40}\]/g;

/** The unknown placeholders of a text: whatever else stands between square brackets. */
export function unknownPlaceholders(text: string): string[] {
  return (text.match(anyMark) ?? []).filter((mark) => !known.has(mark));
}

/** The known placeholders that a text uses, each once. */
export function usedPlaceholders(text: string): string[] {
  return [...new Set(text.match(anyMark) ?? [])].filter((mark) => known.has(mark));
}

/** The placeholders of a text that have no value for a guest. */
export function missingPlaceholders(text: string, values: PlaceholderValues): string[] {
  return usedPlaceholders(text).filter((mark) => !wordsOf(values, mark));
}

/** The text as one guest reads it. A name that looks like a placeholder stays a name. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(anyMark, (mark) => wordsOf(values, mark) ?? mark);
}

/** The text without its placeholders. */
export function withoutPlaceholders(text: string): string {
  return text.replace(anyMark, (mark) => (known.has(mark) ? "" : mark));
}

/** The text with what is around its placeholders changed, and every placeholder as it is. */
export function changeAroundPlaceholders(text: string, change: (words: string) => string): string {
  return text
    .split(/(\[[^\]\n]{1,40}\])/)
    .map((part) => (known.has(part) ? part : change(part)))
    .join("");
}

function wordsOf(values: PlaceholderValues, mark: string): string | undefined {
  if (mark === "[civilité]") return values.civility;
  if (mark === "[prénoms]") return values.givenNames;
  if (mark === "[nom]") return values.lastName;
  return values.others && Object.hasOwn(values.others, mark) ? values.others[mark] : undefined;
}

/** Made-up words for every mark, for previews while the notebook is empty. */
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
    ...samplesOf(brides, ["Madame", "Awa", "Kouassi", "awa@exemple.test", "01 00 00 00 03"]),
    ...samplesOf(grooms, ["Monsieur", "Koffi", "Aka", "koffi@exemple.test", "01 00 00 00 04"]),
    ...Object.fromEntries(
      feasts.flatMap((feast) => [
        [ceremonyPlaceholder("date", feast), "samedi 20 mars 2027"],
        [ceremonyPlaceholder("heure", feast), "15 h 00"],
        [ceremonyPlaceholder("lieu", feast), "à la salle des fêtes de Cocody"],
      ]),
    ),
  },
};

function samplesOf(people: readonly Person[], words: string[]): Record<string, string> {
  return Object.fromEntries(
    people.flatMap((person) =>
      personWords.map((word, at) => [
        personPlaceholder(word, person),
        words[at] ?? "05 00 00 00 05",
      ]),
    ),
  );
}
