/** The visible rows of a long list: which to render, and the space above and below them. */
export type RowsInView = { first: number; last: number; above: number; below: number };

/**
 * @param total rows in the list.
 * @param rowHeight height of one row in px, the same for all.
 * @param top position of the list's top from the top of the window, in px; negative once scrolled.
 * @param windowHeight height of the window in px.
 * @param spare rows rendered beyond each edge.
 */
export function rowsInView(
  total: number,
  rowHeight: number,
  top: number,
  windowHeight: number,
  spare = 10,
): RowsInView {
  const seenFirst = Math.floor(-top / rowHeight) - spare;
  const seenLast = Math.ceil((windowHeight - top) / rowHeight) + spare;
  const first = Math.min(Math.max(0, seenFirst), total);
  const last = Math.max(first, Math.min(total, seenLast));
  return { first, last, above: first * rowHeight, below: (total - last) * rowHeight };
}
