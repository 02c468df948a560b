import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Rows by their columns: a list of values for each, or null without a row. */
export type PackedColumns<Row extends object> = { [Name in keyof Row]: Row[Name][] | null };

/**
 * The columns of a long list as one JSON text each, to be selected: a driver that reads a thousand rows
 * field by field takes five times as long. Only types that JSON has, so no instants.
 */
export function packColumns(columns: Record<string, SQLWrapper>): SQL {
  const packed = Object.entries(columns).map(
    ([name, column]) => sql`json_agg(${column}) as ${sql.identifier(name)}`,
  );
  return sql.join(packed, sql`, `);
}

/** The rows of `packColumns`, in their order. @param names of the columns of a row */
export function unpackColumns<Row extends object>(
  packed: PackedColumns<Row>,
  names: readonly (keyof Row)[],
): Row[] {
  const columns = names.map((name) => ({ name, values: packed[name] ?? [] }));
  const rows: Row[] = [];
  for (let at = 0; at < (columns[0]?.values.length ?? 0); at += 1) {
    const row: Partial<Row> = {};
    for (const { name, values } of columns) row[name] = values[at];
    rows.push(row as Row);
  }
  return rows;
}
