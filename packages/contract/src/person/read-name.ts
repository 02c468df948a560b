import { type Civility, readCivility } from "./civility.ts";
import { withoutAccents } from "./without-accents.ts";

/** Which of the two names a list writes first. */
export type NameOrder = "given-first" | "last-first";

/** Who a text names. */
export interface ReadName {
  civility: Civility | "";
  last_name: string;
  given_names: string;
  /** 1 for « M. et Mme Koné », whose spouse is not named. */
  companions: number;
}

const civilities = "m|mr|monsieur|mme|madame|mlle|melle|mademoiselle";
const couple = new RegExp(
  `^(${civilities})\\.?\\s+(?:et|&)\\s+(?:${civilities})\\.?\\s+(?=\\p{L})`,
  "iu",
);
const civilityWord = new RegExp(`^(${civilities})(?:\\.\\s*|\\s+)(?=\\p{L})`, "iu");

/** How people are called in a family and a quarter: « Tantie Ahou » is one name, whatever follows it. */
const called = new Set(
  `tantie tata tante tonton oncle maman papa mamie papi meme pepe grand-mere grand-pere grand-maman
  grand-papa vieux vieille vieux-pere la-vieille dada nana nanan chef docteur dr pr professeur pasteur
  pere soeur frere abbe imam reverend prophete bishop maitre me el-hadj elhadj hadja adja general
  colonel commandant capitaine president honorable`.split(/\s+/),
);

/** « (la voisine) » behind a name: a note of whoever wrote the list. */
const note = /\(\s*\p{Ll}[^()\d]*\)/gu;

/** A name without what lists write around it: notes, bullets, emoji, asterisks, brackets, commas. */
export function tidyName(text: string): string {
  const named = text.replace(note, " ");
  return (/\p{L}/u.test(named) ? named : text)
    .replace(
      /\ufe0f|[\p{Extended_Pictographic}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu,
      " ",
    )
    .replace(/[*_~•·●▪➢✓✔→<>[\](){}|"“”«»:;,/\\]+/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s.\u2010-\u2015+-]+|(?<![\s\u2010-\u2015+-])[\s\u2010-\u2015+-]+$/g, "")
    .trim();
}

/** The civility at the beginning of a name, and the rest of it; a cell may hold a civility alone. */
function civilityOf(text: string): { civility: Civility | ""; rest: string; companions: number } {
  const alone = readCivility(text);
  if (alone !== null) return { civility: alone, rest: "", companions: 0 };
  const two = couple.exec(text);
  const one = two ?? civilityWord.exec(text);
  const civility = one && readCivility(one[1] ?? "");
  if (!one || civility === null) return { civility: "", rest: text, companions: 0 };
  return { civility, rest: text.slice(one[0].length), companions: two ? 1 : 0 };
}

const isCapital = (word: string) => /^\p{Lu}[\p{Lu}'’-]+$/u.test(word);

/**
 * Reads a name. Words in capitals among others are the last name, « KONÉ Awa »; otherwise the order
 * of the list decides, and the last name is one word.
 * @param cells the pieces between separators: of two or more, each is a name of its own
 * @param order of the names of one piece @param cellOrder of the pieces
 */
export function readName(
  cells: readonly string[],
  order: NameOrder,
  cellOrder: NameOrder,
): ReadName {
  const named = cells.map(tidyName).filter((cell) => /\p{L}/u.test(cell));
  const { civility, rest, companions } = civilityOf(named[0] ?? "");
  const cellsLeft = [rest, ...named.slice(1)].filter(Boolean);
  const [first = "", ...others] = cellsLeft;
  if (others.length === 0) return { civility, companions, ...splitName(first, order) };
  const second = others.join(" ");
  const [last_name, given_names] = cellOrder === "last-first" ? [first, second] : [second, first];
  return { civility, companions, last_name, given_names };
}

function splitName(name: string, order: NameOrder) {
  const names = name.split(" ").filter(Boolean);
  if (called.has(withoutAccents(names[0] ?? "").replace(/\.$/, ""))) return asCalled(names);
  const capitals = names.filter(isCapital);
  if (capitals.length > 0 && capitals.length < names.length)
    return {
      last_name: capitals.join(" "),
      given_names: names.filter((word) => !isCapital(word)).join(" "),
    };
  if (names.length < 2) return { last_name: name, given_names: "" };
  return order === "given-first"
    ? { last_name: names.at(-1) ?? "", given_names: names.slice(0, -1).join(" ") }
    : { last_name: names[0] ?? "", given_names: names.slice(1).join(" ") };
}

/** « Tantie Ahou » whole; of « Tonton Koffi Yao » the last name is the last word. */
function asCalled(names: readonly string[]) {
  const last = names.length > 2 ? names.slice(-1) : names;
  const given = names.length > 2 ? names.slice(0, -1) : [];
  return { last_name: last.join(" "), given_names: given.join(" ") };
}
