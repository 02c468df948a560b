import type { ComponentProps, ReactNode } from "react";
import { DataTable, type DataTableColumnProps, type RaRecord } from "react-admin";

type ColumnProps<Row extends object> = Omit<
  DataTableColumnProps<Row & RaRecord>,
  "label" | "disableSort" | "render"
> & { label: string; render?: (record: Row) => ReactNode };

/**
 * A column of a list, which comes in the server's order. On a phone each row is a card: the theme
 * writes the label before the value.
 */
export function Column<Row extends object>(props: ColumnProps<Row>) {
  return <DataTable.Col<Row & RaRecord> {...props} disableSort data-label={props.label} />;
}

type NumberColumnProps = Omit<ComponentProps<typeof DataTable.NumberCol>, "disableSort"> & {
  label: string;
};

/** A column of numbers, as digits of the reader's language. */
export function NumberColumn(props: NumberColumnProps) {
  return <DataTable.NumberCol {...props} disableSort data-label={props.label} />;
}
