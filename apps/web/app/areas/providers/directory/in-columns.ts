/** The columns of a list of towns or service types. */
const COLUMNS = 5;

/** A list in five columns as even as can be, each read from top to bottom; fewer for fewer rows. */
export function inColumns<Row>(rows: readonly Row[]): Row[][] {
  const startOf = (column: number) => Math.ceil((column * rows.length) / COLUMNS);
  return Array.from({ length: COLUMNS }, (_, at) =>
    rows.slice(startOf(at), startOf(at + 1)),
  ).filter((column) => column.length > 0);
}
