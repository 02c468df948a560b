/**
 * A long list of rows as the JSON of its columns, in which similar values are next to each other:
 * 500 guests are 68 KB (11 KB compressed), 114 KB (18 KB) as the router sends objects.
 */
export function packRows(rows: readonly object[]): string {
  const names = Object.keys(rows[0] ?? {});
  return JSON.stringify(names.map((name) => [name, rows.map((row) => Reflect.get(row, name))]));
}

/** The rows of `packRows`, in the same order. */
export function unpackRows<Row>(packed: string): Row[] {
  const columns: [string, unknown[]][] = JSON.parse(packed);
  const length = columns[0]?.[1].length ?? 0;
  return Array.from(
    { length },
    (_, at) => Object.fromEntries(columns.map(([name, values]) => [name, values[at]])) as Row,
  );
}
