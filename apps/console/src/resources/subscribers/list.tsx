import type { Subscriber } from "@jdj/contract/console/subscribers";
import { subscriberStates } from "@jdj/contract/console/subscribers";
import { DataTable, DateField, SelectInput, TextInput } from "react-admin";
import { Column } from "../../forms/column.tsx";
import { ExportActions } from "../../forms/export-button.tsx";
import { PagedList } from "../../forms/paged-list.tsx";
import { stateLabel } from "./state-label.ts";

const filters = [
  <TextInput key="q" source="q" label="Adresse e-mail" alwaysOn resettable />,
  <SelectInput
    key="state"
    source="state"
    label="État"
    choices={subscriberStates.map((id) => ({ id, name: stateLabel(id) }))}
    emptyText="Tous"
    alwaysOn
  />,
];

/** The subscribers of the newsletter: the newest first. */
export default function SubscriberList() {
  return (
    <PagedList filters={filters} actions={<ExportActions />}>
      <DataTable bulkActionButtons={false} rowClick="show">
        <Column source="email" label="Adresse e-mail" />
        <Column label="État" render={({ state }: Subscriber) => stateLabel(state)} />
        <Column source="asked_at" label="Demandé">
          <DateField source="asked_at" />
        </Column>
        <Column source="confirmed_at" label="Confirmé">
          <DateField source="confirmed_at" emptyText="–" />
        </Column>
      </DataTable>
    </PagedList>
  );
}
