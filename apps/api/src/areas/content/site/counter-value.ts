/** Whole years from one calendar date to another; 0 when the first is in the future. */
export function yearsSince(since: string, today: string): number {
  const anniversaryToCome = today.slice(5) < since.slice(5);
  const years = Number(today.slice(0, 4)) - Number(since.slice(0, 4));
  return Math.max(0, anniversaryToCome ? years - 1 : years);
}

/** The value of a counter: its own figure, or the years since its date. */
export function shownCount(
  counter: { count: number; since: string | null },
  today: string,
): number {
  return counter.since === null ? counter.count : yearsSince(counter.since, today);
}
