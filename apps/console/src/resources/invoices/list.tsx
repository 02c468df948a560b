import type { ConsoleInvoice } from "@jdj/contract/console/invoices";
import { DataTable, DateField, SelectInput } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";
import { StateBadge } from "../../forms/state-badge.tsx";
import { fcfa } from "../payments/labels.ts";
import {
  clientLabel,
  invoiceIssuerChoices,
  invoiceKindChoices,
  invoiceKindLabel,
  invoiceStateChoices,
  invoiceStateLabel,
  issuerLabel,
} from "./labels.ts";

const filters = [
  <SelectInput key="state" source="state" label="État" choices={invoiceStateChoices} alwaysOn />,
  <SelectInput
    key="issuer"
    source="issuer"
    label="Émise par"
    choices={invoiceIssuerChoices}
    alwaysOn
  />,
  <SelectInput key="kind" source="kind" label="Pièce" choices={invoiceKindChoices} alwaysOn />,
];

/** The normalised invoices of our own sales and of sellers, and their credit notes, the newest first. */
export default function InvoiceList() {
  return (
    <PagedList title="Factures" filters={filters}>
      <DataTable<ConsoleInvoice> bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="id" label="N°" disableSort />
        <DataTable.Col source="created_at" label="Du" disableSort>
          <DateField source="created_at" showTime />
        </DataTable.Col>
        <DataTable.Col label="Pièce" disableSort render={invoiceKindLabel} />
        <DataTable.Col label="Émise par" disableSort render={issuerLabel} />
        <DataTable.Col label="Client" disableSort render={clientLabel} />
        <DataTable.Col
          label="Montant TTC"
          disableSort
          sx={{ textAlign: "right", whiteSpace: "nowrap" }}
          render={({ total_fcfa }: ConsoleInvoice) => fcfa(total_fcfa)}
        />
        <DataTable.Col
          label="État"
          disableSort
          render={(row: ConsoleInvoice) => (
            <StateBadge state={row.state} label={invoiceStateLabel(row)} />
          )}
        />
        <DataTable.Col
          label="Référence FNE"
          disableSort
          render={({ reference }: ConsoleInvoice) => reference ?? "–"}
        />
      </DataTable>
    </PagedList>
  );
}
