/** The characters that differ, are added, missing or swapped from one word to the other. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = row;
  }
  return last[other.length] ?? 0;
}

/**
 * Whether a typed word may be a misspelling of another, or of its beginning: one character may be wrong
 * in four to six, two in seven or more. Both are compared as they are: fold them first.
 */
export function isMisspellingOf(typed: string, word: string): boolean {
  const allowed = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2;
  return [word, word.slice(0, typed.length)].some((known) => distance(typed, known) <= allowed);
}
