import { BooleanField, DataTable } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";

/** The numbers on which the offers of Joy Visibility are paid. */
export default function PaymentNumberList() {
  return (
    <PagedList title="Numéros de paiement">
      <DataTable bulkActionButtons={false} rowClick="edit">
        <DataTable.Col source="operator" label="Service" disableSort />
        <DataTable.Col source="number" label="Numéro" disableSort />
        <DataTable.Col source="position" label="Place" disableSort />
        <DataTable.Col source="shown" label="Affiché" disableSort>
          <BooleanField source="shown" />
        </DataTable.Col>
      </DataTable>
    </PagedList>
  );
}
