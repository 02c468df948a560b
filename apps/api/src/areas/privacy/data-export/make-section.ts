import type { DataSection } from "@jdj/contract/accounts/data-export";

/** Optional parts of the export. */
export interface ExportOptions {
  /** Answers about religion and origin. */
  sensitive: boolean;
  /** How many rows of a section at most; undefined for all. */
  rows?: number | undefined;
  /** The whole address at which a stored file opens for an hour or two; photos are left out without it. */
  addressOf?: (fileId: string) => string;
}

type Kind = DataSection["columns"][number]["kind"];
type Cell = string | number | boolean | Date | null;

/** A column: its French label, and its kind if it is not text. */
export type Column = string | readonly [label: string, kind: Kind];

/**
 * A section from rows; only the listed columns are exported, instants as ISO 8601.
 * @param total how many rows there are, where only the first ones were read
 */
export function makeSection<const Columns extends Record<string, Column>>(
  name: string,
  title: string,
  columns: Columns,
  rows: Record<keyof Columns & string, Cell>[],
  total: number = rows.length,
): DataSection {
  const named = Object.entries(columns).map(([key, column]) =>
    typeof column === "string"
      ? { key, label: column, kind: "text" as const }
      : { key, label: column[0], kind: column[1] },
  );
  return {
    name,
    title,
    ...(total > rows.length ? { further: total - rows.length } : {}),
    columns: named,
    rows: rows.map((row) =>
      Object.fromEntries(
        named.map(({ key }) => {
          const cell = row[key];
          return [key, cell instanceof Date ? cell.toISOString() : (cell ?? null)];
        }),
      ),
    ),
  };
}
