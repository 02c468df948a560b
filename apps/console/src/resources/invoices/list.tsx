import type { ConsoleInvoice } from "@jdj/contract/console/invoices";
import { DataTable, DateField, SelectInput } from "react-admin";
import { Column } from "../../forms/column.tsx";
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
    <PagedList filters={filters}>
      <DataTable<ConsoleInvoice> bulkActionButtons={false} rowClick="show">
        <Column source="id" label="N°" />
        <Column source="created_at" label="Du">
          <DateField source="created_at" showTime />
        </Column>
        <Column label="Pièce" render={invoiceKindLabel} />
        <Column label="Émise par" render={issuerLabel} />
        <Column label="Client" render={clientLabel} />
        <Column
          label="Montant TTC"
          sx={{ textAlign: "right", whiteSpace: "nowrap" }}
          render={({ total_fcfa }: ConsoleInvoice) => fcfa(total_fcfa)}
        />
        <Column
          label="État"
          render={(row: ConsoleInvoice) => (
            <StateBadge state={row.state} label={invoiceStateLabel(row)} />
          )}
        />
        <Column
          label="Référence FNE"
          render={({ reference }: ConsoleInvoice) => reference ?? "–"}
        />
      </DataTable>
    </PagedList>
  );
}
