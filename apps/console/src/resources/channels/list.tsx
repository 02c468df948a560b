import type { ConsoleChannel } from "@jdj/contract/console/channels";
import { BooleanField, DataTable } from "react-admin";
import { Column } from "../../forms/column.tsx";
import { PagedList } from "../../forms/paged-list.tsx";

const fcfa = (amount: number) =>
  amount === 0 ? "Gratuit" : `${amount.toLocaleString("fr-FR")}\u00a0FCFA`;

/** The channels of cards with their prices. */
export default function ChannelList() {
  return (
    <PagedList>
      <DataTable bulkActionButtons={false} rowClick="edit">
        <Column source="name" label="Canal" />
        <Column label="Prix" render={({ price_fcfa }: ConsoleChannel) => fcfa(price_fcfa)} />
        <Column
          label="Prix à venir"
          render={({ next_prices }: ConsoleChannel) =>
            next_prices
              .map(
                ({ price_fcfa, from }: { price_fcfa: number; from: string }) =>
                  `${fcfa(price_fcfa)} dès le ${new Date(from).toLocaleDateString("fr-FR")}`,
              )
              .join(", ")
          }
        />
        <Column source="open" label="Ouvert">
          <BooleanField source="open" />
        </Column>
      </DataTable>
    </PagedList>
  );
}
