/** How many lines the server renders: more than the first screen of a wide window shows. */
export const LINES_AT_FIRST = 30;

/**
 * How many lines of each category the server renders. All lines of a long budget would cost it, and
 * a cheap phone, more than the rest of the page; there, the categories are folded at first anyway.
 */
export function linesAtFirst(
  groups: readonly { children: readonly unknown[] }[],
  atMost: number,
): number[] {
  let left = atMost;
  return groups.map(({ children }) => {
    const some = Math.min(left, children.length);
    left -= some;
    return some;
  });
}
