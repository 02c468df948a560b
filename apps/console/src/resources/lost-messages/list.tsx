import { DataTable, DateField, type RaRecord } from "react-admin";
import { Column } from "../../forms/column.tsx";
import { EmptyList } from "../../forms/empty-list.tsx";
import { PagedList } from "../../forms/paged-list.tsx";
import { messageKind } from "../message-log/message-kind.ts";

const outcomes: Readonly<Record<string, string>> = {
  refused: "Refusé par le destinataire",
  unconfirmed: "Non confirmé",
  "too-late": "Non envoyé",
};

/** Emails and text messages of accounts that did not leave, or may not have. */
export default function LostMessageList() {
  return (
    <PagedList>
      <DataTable
        bulkActionButtons={false}
        rowClick={false}
        empty={<EmptyList>Rien n’a manqué de partir ces trente derniers jours.</EmptyList>}
      >
        <Column source="created_at" label="Quand">
          <DateField source="created_at" showTime options={{ timeZone: "UTC" }} />
        </Column>
        <Column
          label="Message"
          render={({ kind, channel }: RaRecord) => `${messageKind(kind)} (${channel})`}
        />
        <Column source="recipient" label="À" />
        <Column label="Issue" render={({ outcome }: RaRecord) => outcomes[outcome] ?? outcome} />
        <Column source="reason" label="Raison" />
      </DataTable>
    </PagedList>
  );
}
