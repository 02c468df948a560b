import { BooleanInput, DataTable, DateField, TextInput } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";
import { stateLabel } from "./state-label.ts";

const filters = [
  <TextInput key="reference" source="reference" label="Référence" alwaysOn resettable />,
  <BooleanInput key="odd" source="odd" label="À voir seulement" alwaysOn />,
];

/** The payments, the newest first. */
export default function PaymentList() {
  return (
    <PagedList title="Paiements" filters={filters}>
      <DataTable bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="created_at" label="Quand" disableSort>
          <DateField source="created_at" showTime />
        </DataTable.Col>
        <DataTable.Col source="reference" label="Référence" disableSort />
        <DataTable.Col source="gateway" label="Moyen" disableSort />
        <DataTable.NumberCol source="amount_fcfa" label="FCFA" disableSort />
        <DataTable.Col label="État" disableSort render={({ state }) => stateLabel(state)} />
        <DataTable.Col
          label="Remboursement"
          disableSort
          render={({ refund, approval }) =>
            approval ? "Attend une deuxième personne" : refund ? stateLabel(refund.state) : ""
          }
        />
      </DataTable>
    </PagedList>
  );
}
