import { BooleanField, DataTable } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";

const fcfa = (amount: number) =>
  amount === 0 ? "Gratuit" : `${amount.toLocaleString("fr-FR")}\u00a0FCFA`;

/** The channels of cards with their prices. */
export default function ChannelList() {
  return (
    <PagedList title="Canaux et prix">
      <DataTable bulkActionButtons={false} rowClick="edit">
        <DataTable.Col source="name" label="Canal" disableSort />
        <DataTable.Col label="Prix" disableSort render={({ price_fcfa }) => fcfa(price_fcfa)} />
        <DataTable.Col
          label="Prix à venir"
          disableSort
          render={({ next_prices }) =>
            next_prices
              .map(
                ({ price_fcfa, from }: { price_fcfa: number; from: string }) =>
                  `${fcfa(price_fcfa)} dès le ${new Date(from).toLocaleDateString("fr-FR")}`,
              )
              .join(", ")
          }
        />
        <DataTable.Col source="open" label="Ouvert" disableSort>
          <BooleanField source="open" />
        </DataTable.Col>
      </DataTable>
    </PagedList>
  );
}
