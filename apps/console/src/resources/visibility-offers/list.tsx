import { BooleanField, DataTable, DateField, NumberField } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";

/** The offers of Joy Visibility and their dates. */
export default function OfferList() {
  return (
    <PagedList title="Offres de Joy Visibility">
      <DataTable bulkActionButtons={false} rowClick="edit">
        <DataTable.Col source="name" label="Offre" disableSort />
        <DataTable.Col source="price_fcfa" label="Prix TTC (FCFA)" disableSort align="right">
          <NumberField source="price_fcfa" locales="fr-FR" />
        </DataTable.Col>
        <DataTable.Col source="offered_on" label="À partir du" disableSort>
          <DateField source="offered_on" />
        </DataTable.Col>
        <DataTable.Col source="valid_until" label="Jusqu’au" disableSort>
          <DateField source="valid_until" />
        </DataTable.Col>
        <DataTable.Col source="on_offer" label="Proposée aujourd’hui" disableSort>
          <BooleanField source="on_offer" />
        </DataTable.Col>
      </DataTable>
    </PagedList>
  );
}
