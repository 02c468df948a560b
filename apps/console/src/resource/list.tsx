import type { ReactElement, ReactNode } from "react";
import {
  BooleanField,
  DataTable,
  NumberField,
  type RaRecord,
  ReferenceInput,
  SelectInput,
} from "react-admin";
import { Column } from "../forms/column.tsx";
import { OrderedList } from "../forms/ordered-list.tsx";
import { PagedList } from "../forms/paged-list.tsx";
import type { OrderedRecord } from "../forms/reorder-list.tsx";

/** A column of a table. Without a kind it is text. */
interface ShownColumn<Row> {
  label: string;
  source?: keyof Row & string;
  kind?: "count" | "number" | "yes-or-no";
  render?: (row: Row) => ReactNode;
}

/** Rows that staff put in an order, each with what stands before and after its name. */
export interface OrderedRows<Row> {
  rowName: (row: Row) => string;
  start?: (row: Row) => ReactNode;
  details?: (row: Row) => ReactNode;
  above?: ReactNode;
}

/** Rows in a table of pages, chosen by the records of other resources. */
export interface TableOfRows<Row> {
  columns: ShownColumn<Row>[];
  filters?: { source: keyof Row & string; label: string; of: string; emptyText?: string }[];
  /** Where nobody adds a row. */
  actions?: false;
}

function column<Row>({ label, source, kind, render }: ShownColumn<Row>): ReactElement {
  const props = { label, ...(source === undefined ? {} : { source }) };
  if (render)
    return <Column key={label} {...props} render={(row: RaRecord) => render(row as Row)} />;
  if (source === undefined || kind === undefined) return <Column key={label} {...props} />;
  if (kind === "count") return <Column key={label} {...props} align="right" />;
  return (
    <Column key={label} {...props} {...(kind === "number" ? { align: "right" } : {})}>
      {kind === "number" ? (
        <NumberField source={source} locales="fr-FR" />
      ) : (
        <BooleanField source={source} />
      )}
    </Column>
  );
}

/** The table of a resource. */
export function ResourceTable<Row>({ columns, filters = [], actions }: TableOfRows<Row>) {
  const inputs = filters.map(({ source, label, of, emptyText }) => (
    <ReferenceInput key={source} source={source} reference={of} perPage={100} alwaysOn>
      <SelectInput
        optionText="name"
        label={label}
        {...(emptyText === undefined ? {} : { emptyText })}
      />
    </ReferenceInput>
  ));
  return (
    <PagedList
      {...(inputs.length === 0 ? {} : { filters: inputs })}
      {...(actions === undefined ? {} : { actions })}
    >
      <DataTable bulkActionButtons={false} rowClick="edit">
        {columns.map(column)}
      </DataTable>
    </PagedList>
  );
}

/** The rows of a resource in the order that staff give them. */
export function ResourceOrder<Row extends OrderedRecord>({
  rowName,
  start,
  details,
  above,
}: OrderedRows<Row>) {
  return (
    <OrderedList<Row>
      label={rowName}
      {...(start === undefined ? {} : { start })}
      {...(details === undefined ? {} : { details })}
    >
      {above}
    </OrderedList>
  );
}
