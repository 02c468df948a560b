import { DataTable, DateField, type RaRecord } from "react-admin";
import { EmptyList } from "../../forms/empty-list.tsx";
import { PagedList } from "../../forms/paged-list.tsx";
import { messageKind } from "./message-kind.ts";

const outcomes: Readonly<Record<string, string>> = {
  refused: "Refusé par le destinataire",
  unconfirmed: "Non confirmé",
  "too-late": "Non envoyé",
};

/** Emails and text messages of accounts that did not leave, or may not have. */
export default function LostMessageList() {
  return (
    <PagedList title="Messages non partis">
      <DataTable
        bulkActionButtons={false}
        rowClick={false}
        empty={<EmptyList>Rien n’a manqué de partir ces trente derniers jours.</EmptyList>}
      >
        <DataTable.Col source="created_at" label="Quand" disableSort>
          <DateField source="created_at" showTime options={{ timeZone: "UTC" }} />
        </DataTable.Col>
        <DataTable.Col
          label="Message"
          disableSort
          render={({ kind, channel }: RaRecord) => `${messageKind(kind)} (${channel})`}
        />
        <DataTable.Col source="recipient" label="À" disableSort />
        <DataTable.Col
          label="Issue"
          disableSort
          render={({ outcome }: RaRecord) => outcomes[outcome] ?? outcome}
        />
        <DataTable.Col source="reason" label="Raison" disableSort />
      </DataTable>
    </PagedList>
  );
}
