import type { LedgerAccount } from "@jdj/contract/console/ledger";
import { DataTable, SelectInput, TextInput } from "react-admin";
import { Column } from "../../forms/column.tsx";
import { PagedList } from "../../forms/paged-list.tsx";
import { fcfa } from "../payments/labels.ts";

const kinds = [
  { id: "provider", name: "Prestataires" },
  { id: "hosts", name: "Hôtes d’un événement" },
  { id: "fabric", name: "Commandes de pagnes" },
  { id: "contributions", name: "Cotisations" },
];

const filters = [
  <SelectInput key="kind" source="kind" label="Bénéficiaires" choices={kinds} alwaysOn />,
  <TextInput
    key="q"
    source="q"
    label="Rechercher"
    helperText="Un nom, ou le numéro du prestataire, de l’événement ou de la commande"
    alwaysOn
    resettable
  />,
];

const money = { textAlign: "right", whiteSpace: "nowrap" } as const;

/** The accounts of those who are paid: providers, hosts of events, committees of fabric orders. */
export default function LedgerAccountList() {
  return (
    <PagedList filters={filters}>
      <DataTable<LedgerAccount> bulkActionButtons={false} rowClick="show">
        <Column source="name" label="Bénéficiaire" />
        <Column
          label="Retenu"
          sx={money}
          render={({ held_fcfa }: LedgerAccount) => fcfa(held_fcfa)}
        />
        <Column
          label="Disponible"
          sx={money}
          render={({ available_fcfa }: LedgerAccount) => fcfa(available_fcfa)}
        />
        <Column
          label="Nous doit"
          sx={money}
          render={({ short_fcfa }: LedgerAccount) => fcfa(short_fcfa)}
        />
        <Column
          label="Versé"
          sx={money}
          render={({ paid_out_fcfa }: LedgerAccount) => fcfa(paid_out_fcfa)}
        />
      </DataTable>
    </PagedList>
  );
}
