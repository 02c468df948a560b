import type { ConsoleSale } from "@jdj/contract/console/sales";
import {
  DataTable,
  DateField,
  DateInput,
  SelectInput,
  TextInput,
  useResourceContext,
} from "react-admin";
import { Column } from "../../forms/column.tsx";
import { PagedList } from "../../forms/paged-list.tsx";
import { StateBadge } from "../../forms/state-badge.tsx";
import { fcfa } from "../payments/labels.ts";
import { saleStateChoices, saleStateLabel } from "./sale-states.ts";

/**
 * What customers ordered of one kind, the newest first, with its search.
 * @param who what the column of the customer is called
 * @param withProvider whether one provider alone provides it
 */
export function SaleList({
  who = "Client",
  withProvider = false,
  amount = "Montant",
}: {
  who?: string;
  withProvider?: boolean;
  amount?: string;
}) {
  const resource = useResourceContext() ?? "";
  const filters = [
    <TextInput
      key="q"
      source="q"
      label="Rechercher"
      helperText="Numéro, référence, nom, téléphone ou adresse"
      alwaysOn
      resettable
    />,
    <SelectInput
      key="state"
      source="state"
      label="État"
      choices={saleStateChoices(resource)}
      alwaysOn
    />,
    <DateInput key="from" source="from" label="Du" parse={(day: string) => day} />,
    <DateInput key="to" source="to" label="Au" parse={(day: string) => day} />,
  ];
  return (
    <PagedList filters={filters}>
      <DataTable<ConsoleSale> bulkActionButtons={false} rowClick="show">
        <Column source="created_at" label="Quand">
          <DateField source="created_at" showTime />
        </Column>
        <Column source="reference" label="Numéro" />
        <Column
          label={who}
          render={({ customer }: ConsoleSale) => customer?.name ?? "Compte effacé"}
        />
        {withProvider && (
          <Column
            label="Prestataire"
            render={({ provider }: ConsoleSale) => provider?.name ?? "–"}
          />
        )}
        <Column source="label" label="Quoi" />
        <Column
          label={amount}
          sx={{ textAlign: "right", whiteSpace: "nowrap" }}
          render={({ amount_fcfa }: ConsoleSale) =>
            amount_fcfa === null ? "–" : fcfa(amount_fcfa)
          }
        />
        <Column
          label="État"
          render={({ state }: ConsoleSale) => (
            <StateBadge state={state} label={saleStateLabel(resource, state)} />
          )}
        />
      </DataTable>
    </PagedList>
  );
}
