import type { ConsoleHostPayout } from "@jdj/contract/console/host-payouts";
import { DataTable, DateField, SelectInput, TextInput } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";
import { fcfa, phoneLabel } from "../payments/labels.ts";
import { payoutStateChoices, payoutStateLabel } from "../seller-payouts/state-label.ts";

const filters = [
  <SelectInput
    key="state"
    source="state"
    label="État"
    choices={[...payoutStateChoices]}
    alwaysOn
  />,
  <TextInput key="phone" source="phone" label="Téléphone" alwaysOn resettable />,
];

/** What hosts ask to be paid out, the newest first. */
export default function HostPayoutList() {
  return (
    <PagedList title="Versements hôtes" filters={filters}>
      <DataTable<ConsoleHostPayout> bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="created_at" label="Demandé" disableSort>
          <DateField source="created_at" showTime />
        </DataTable.Col>
        <DataTable.Col
          label="Événement"
          disableSort
          render={({ event, host }: ConsoleHostPayout) =>
            event === null ? "Événement effacé" : `${event}, ${host ?? ""}`
          }
        />
        <DataTable.Col
          label="Montant"
          disableSort
          sx={{ textAlign: "right", whiteSpace: "nowrap" }}
          render={({ amount_fcfa }: ConsoleHostPayout) => fcfa(amount_fcfa)}
        />
        <DataTable.Col
          label="Sur"
          disableSort
          render={({ method, phone }: ConsoleHostPayout) => `${method}, ${phoneLabel(phone)}`}
        />
        <DataTable.Col label="État" disableSort render={payoutStateLabel} />
      </DataTable>
    </PagedList>
  );
}
