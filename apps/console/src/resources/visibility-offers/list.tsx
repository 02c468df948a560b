import { BooleanField, DataTable, DateField, NumberField } from "react-admin";
import { Column } from "../../forms/column.tsx";
import { PagedList } from "../../forms/paged-list.tsx";

/** The offers of Joy Visibility and their dates. */
export default function OfferList() {
  return (
    <PagedList>
      <DataTable bulkActionButtons={false} rowClick="edit">
        <Column source="name" label="Offre" />
        <Column source="price_fcfa" label="Prix TTC (FCFA)" align="right">
          <NumberField source="price_fcfa" locales="fr-FR" />
        </Column>
        <Column source="offered_on" label="À partir du">
          <DateField source="offered_on" />
        </Column>
        <Column source="valid_until" label="Jusqu’au">
          <DateField source="valid_until" />
        </Column>
        <Column source="on_offer" label="Proposée aujourd’hui">
          <BooleanField source="on_offer" />
        </Column>
      </DataTable>
    </PagedList>
  );
}
