import { SHORTEST_PREFIX } from "../apps/api/src/search/search-words.ts";

/** A lexeme in the syntax of a tsquery. */
const lexeme = (text: string) => `'${text.replace(/['\\]/g, "$&$&")}'`;

const wordQuery = (word: string) =>
  word.length < SHORTEST_PREFIX ? `(${lexeme(word)} | ${lexeme(`^${word}`)})` : `${lexeme(word)}:*`;

/**
 * The tsquery that selects the documents with every facet and every word; null when nothing is
 * asked, and all match.
 */
export function searchQuery(facets: readonly string[], words: readonly string[]): string | null {
  const conditions = [...facets.map(lexeme), ...words.map(wordQuery)];
  return conditions.length > 0 ? conditions.join(" & ") : null;
}
