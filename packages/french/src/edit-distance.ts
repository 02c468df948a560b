/**
 * How many letters are added, left out, changed or swapped with their neighbour between two words.
 * @param most beyond it the answer is only more than it
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const changed = (last[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      let least = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, changed);
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (row > 1 && at > 1 && isSwapped) least = Math.min(least, (before[at - 2] ?? 0) + 1);
      next.push(least);
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? most + 1;
}
