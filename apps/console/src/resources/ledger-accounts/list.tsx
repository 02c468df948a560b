import type { LedgerAccount } from "@jdj/contract/console/ledger";
import { DataTable, SelectInput, TextInput } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";
import { fcfa } from "../payments/labels.ts";

const kinds = [
  { id: "provider", name: "Prestataires" },
  { id: "hosts", name: "Hôtes d’un événement" },
];

const filters = [
  <SelectInput key="kind" source="kind" label="Bénéficiaires" choices={kinds} alwaysOn />,
  <TextInput
    key="q"
    source="q"
    label="Rechercher"
    helperText="Un nom, ou le numéro du prestataire ou de l’événement"
    alwaysOn
    resettable
  />,
];

const money = { textAlign: "right", whiteSpace: "nowrap" } as const;

/** The accounts of those who are paid: providers, and hosts of events. */
export default function LedgerAccountList() {
  return (
    <PagedList title="Comptes" filters={filters}>
      <DataTable<LedgerAccount> bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="name" label="Bénéficiaire" disableSort />
        <DataTable.Col
          label="Retenu"
          disableSort
          sx={money}
          render={({ held_fcfa }: LedgerAccount) => fcfa(held_fcfa)}
        />
        <DataTable.Col
          label="Disponible"
          disableSort
          sx={money}
          render={({ available_fcfa }: LedgerAccount) => fcfa(available_fcfa)}
        />
        <DataTable.Col
          label="Nous doit"
          disableSort
          sx={money}
          render={({ short_fcfa }: LedgerAccount) => fcfa(short_fcfa)}
        />
        <DataTable.Col
          label="Versé"
          disableSort
          sx={money}
          render={({ paid_out_fcfa }: LedgerAccount) => fcfa(paid_out_fcfa)}
        />
      </DataTable>
    </PagedList>
  );
}
