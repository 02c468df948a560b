import type { ConsolePayout } from "@jdj/contract/console/payouts";
import { DataTable, DateField, SelectInput, TextInput } from "react-admin";
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
    <PagedList title="Versements" filters={filters}>
      <DataTable<ConsolePayout> bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="created_at" label="Demandé" disableSort>
          <DateField source="created_at" showTime />
        </DataTable.Col>
        <DataTable.Col
          label="Bénéficiaire"
          disableSort
          render={({ beneficiary, kind }: ConsolePayout) =>
            beneficiary ?? (kind === "seller" ? "Vendeur effacé" : "Événement effacé")
          }
        />
        <DataTable.Col
          label="Montant"
          disableSort
          sx={{ textAlign: "right", whiteSpace: "nowrap" }}
          render={({ amount_fcfa }: ConsolePayout) => fcfa(amount_fcfa)}
        />
        <DataTable.Col
          label="Sur"
          disableSort
          render={({ method, phone }: ConsolePayout) => `${method}, ${phoneLabel(phone)}`}
        />
        <DataTable.Col
          label="État"
          disableSort
          render={(row: ConsolePayout) => (
            <StateBadge state={row.state} label={payoutStateLabel(row)} />
          )}
        />
      </DataTable>
    </PagedList>
  );
}
