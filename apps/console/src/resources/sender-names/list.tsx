import type { ConsoleSenderName } from "@jdj/contract/console/sender-names";
import { DataTable, DateField, SelectInput } from "react-admin";
import { Column, NumberColumn } from "../../forms/column.tsx";
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
    <PagedList filters={filters} actions={false}>
      <DataTable<ConsoleSenderName> bulkActionButtons={false} rowClick="show">
        <Column source="name" label="Nom" />
        <Column label="État" render={senderStateLabel} />
        <Column source="event" label="Fête" />
        <Column source="created_at" label="Demandé">
          <DateField source="created_at" showTime />
        </Column>
        <NumberColumn source="campaigns" label="Envois" />
      </DataTable>
    </PagedList>
  );
}
