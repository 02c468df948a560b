import type { ConsolePayout } from "@jdj/contract/console/payouts";
import { DataTable, DateField, SelectInput, TextInput } from "react-admin";
import { Column } from "../../forms/column.tsx";
import { PagedList } from "../../forms/paged-list.tsx";
import { StateBadge } from "../../forms/state-badge.tsx";
import { fcfa, phoneLabel } from "../payments/labels.ts";
import { payeeChoices, payoutStateChoices, payoutStateLabel } from "./state-label.ts";

const filters = [
  <SelectInput key="state" source="state" label="État" choices={payoutStateChoices} alwaysOn />,
  <SelectInput key="kind" source="kind" label="Pour" choices={[...payeeChoices]} alwaysOn />,
  <TextInput key="phone" source="phone" label="Téléphone" alwaysOn resettable />,
];

/** What sellers, providers and hosts ask to be paid out, the newest first. */
export default function PayoutList() {
  return (
    <PagedList filters={filters}>
      <DataTable<ConsolePayout> bulkActionButtons={false} rowClick="show">
        <Column source="created_at" label="Demandé">
          <DateField source="created_at" showTime />
        </Column>
        <Column
          label="Bénéficiaire"
          render={({ beneficiary, kind }: ConsolePayout) =>
            beneficiary ?? (kind === "seller" ? "Vendeur effacé" : "Événement effacé")
          }
        />
        <Column
          label="Montant"
          sx={{ textAlign: "right", whiteSpace: "nowrap" }}
          render={({ amount_fcfa }: ConsolePayout) => fcfa(amount_fcfa)}
        />
        <Column
          label="Sur"
          render={({ method, phone }: ConsolePayout) => `${method}, ${phoneLabel(phone)}`}
        />
        <Column
          label="État"
          render={(row: ConsolePayout) => (
            <StateBadge state={row.state} label={payoutStateLabel(row)} />
          )}
        />
      </DataTable>
    </PagedList>
  );
}
