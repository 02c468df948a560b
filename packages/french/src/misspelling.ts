import { editDistance } from "./edit-distance.ts";

/**
 * Whether a typed word may be a misspelling of another, or of its beginning: one character may be wrong
 * in four to six, two in seven or more. Both are compared as they are: fold them first.
 */
export function isMisspellingOf(typed: string, word: string): boolean {
  const allowed = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2;
  return [word, word.slice(0, typed.length)].some(
    (known) => editDistance(typed, known, allowed) <= allowed,
  );
}
