import type { SearchWord } from "../../../search/search-words.ts";

/** The lexeme of a category, which articles of the categories below it have too. */
export const categoryLexeme = (id: number) => `#${id}`;

/** The lexeme of every listed article. */
export const EVERY_ARTICLE = "*";

/** The sign before a word of an article's name. */
export const NAME_SIGN = "=";

/** The words of a search as those of names are marked. */
export function inName(terms: readonly SearchWord[]): SearchWord[] {
  return terms.map(({ word, near }) => ({
    word: NAME_SIGN + word,
    near: near.map((one) => NAME_SIGN + one),
  }));
}
