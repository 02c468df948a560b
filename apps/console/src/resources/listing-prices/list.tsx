import { BooleanField, DataTable, NumberField } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";

/** What the listing in the directory costs, by the length of its period. */
export default function ListingPriceList() {
  return (
    <PagedList title="Prix de l’abonnement">
      <DataTable bulkActionButtons={false} rowClick="edit">
        <DataTable.Col label="Durée" disableSort render={({ id }) => `${id}\u00a0mois`} />
        <DataTable.Col source="price_fcfa" label="Prix TTC (FCFA)" disableSort align="right">
          <NumberField source="price_fcfa" locales="fr-FR" />
        </DataTable.Col>
        <DataTable.Col source="on_offer" label="Proposée" disableSort>
          <BooleanField source="on_offer" />
        </DataTable.Col>
      </DataTable>
    </PagedList>
  );
}
