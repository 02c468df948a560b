import type { ReactNode } from "react";
import styles from "./data-table.module.css";

/** One column: its heading and what a row shows there. */
export type Column<Row> = {
  heading: string;
  cell: (row: Row) => ReactNode;
  /** The row's name: a heading of its row, and the card's title on a phone. */
  names?: boolean;
  /** Numbers, set to the right. */
  numeric?: boolean;
};

type DataTableProps<Row> = {
  caption: ReactNode;
  /** Instead of hiding the caption. */
  showsCaption?: boolean;
  /** A page's own table, which has no cards: a plain one, and what it changes of it. */
  variant?: { plain: boolean; own: string | undefined };
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
};

/**
 * Rows and columns. Unless it has a variant, it is a real table from 1024 px on; below, each row is a
 * card whose lines carry their heading.
 */
export function DataTable<Row>({
  caption,
  showsCaption = false,
  variant,
  columns,
  rows,
  rowKey,
}: DataTableProps<Row>) {
  const classes = variant
    ? [variant.plain && styles.plain, variant.own].filter(Boolean).join(" ")
    : styles.table;
  return (
    <table className={classes || undefined}>
      <caption className={showsCaption ? undefined : "visually-hidden"}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ heading, numeric }) => (
            <th key={heading} scope="col" className={numeric ? styles.numeric : undefined}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ heading, cell, names, numeric }) =>
              names ? (
                <th key={heading} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td
                  key={heading}
                  data-label={variant?.plain ? undefined : heading}
                  className={numeric ? styles.numeric : undefined}
                >
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
