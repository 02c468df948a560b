import type { ConsoleSenderName } from "@jdj/contract/console/sender-names";
import { DataTable, DateField, SelectInput } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";
import { senderStateChoices, senderStateLabel } from "./state-label.ts";

const filters = [
  <SelectInput
    key="state"
    source="state"
    label="État"
    choices={[...senderStateChoices]}
    alwaysOn
  />,
];

/** The sender names that hosts ask for, the newest first. */
export default function SenderNameList() {
  return (
    <PagedList title="Noms d’expéditeur" filters={filters} actions={false}>
      <DataTable<ConsoleSenderName> bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="name" label="Nom" disableSort />
        <DataTable.Col label="État" disableSort render={senderStateLabel} />
        <DataTable.Col source="event" label="Fête" disableSort />
        <DataTable.Col source="created_at" label="Demandé" disableSort>
          <DateField source="created_at" showTime />
        </DataTable.Col>
        <DataTable.NumberCol source="campaigns" label="Envois" disableSort />
      </DataTable>
    </PagedList>
  );
}
