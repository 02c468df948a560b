/** The ids of a list in their new order, once one of them was moved by one place, or to the beginning. */
export function placesAfter(
  ids: readonly number[],
  moved: number,
  to: "earlier" | "later" | "first",
): number[] {
  const from = ids.indexOf(moved);
  if (from < 0) return [...ids];
  const rest = ids.filter((id) => id !== moved);
  const at = { earlier: Math.max(0, from - 1), later: from + 1, first: 0 }[to];
  return rest.toSpliced(at, 0, moved);
}
