/**
 * Whether a page is read faster in the order of the list, testing each provider, than by sorting
 * the matches: when there are so many that the page is soon full.
 * @param registered all rows
 */
export function isReadInOrder({
  matches,
  registered,
  offset,
  pageSize,
}: {
  matches: number;
  registered: number;
  offset: number;
  pageSize: number;
}): boolean {
  return (offset + pageSize) * registered < matches * matches;
}
