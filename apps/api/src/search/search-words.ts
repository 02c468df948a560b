import { fold } from "@jdj/french/fold";

/** Words that a search ignores: nearly every description has them, and elided ones (`l’`, `d’`). */
const ignored = new Set(
  "a au aux avec c ce ces chez d dans de des du en est et j l la le les leur m n ou par pas pour qu que qui s sa se ses son sur t un une vos votre".split(
    " ",
  ),
);

/** As many words as a search may have; further ones are ignored. */
const MOST_WORDS = 8;

/** The shortest word whose beginning is enough; a shorter one must be whole, or begin a name. */
export const SHORTEST_PREFIX = 3;

/**
 * The words of a search as documents have them: small letters and digits without accents, a plural
 * as its singular, each once. Words that nearly every document has count only when there is no other.
 */
export function wordsOf(search: string): string[] {
  const terms = fold(search).match(/[a-z0-9]+/g) ?? [];
  const telling = terms.filter((word) => !ignored.has(word));
  const singular = (telling.length > 0 ? telling : terms).map((word) =>
    word.length > SHORTEST_PREFIX ? word.replace(/[sx]$/, "") : word,
  );
  return [...new Set(singular)].slice(0, MOST_WORDS);
}
