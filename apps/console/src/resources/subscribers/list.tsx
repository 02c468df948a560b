import { subscriberStates } from "@jdj/contract/console/subscribers";
import { DataTable, DateField, SelectInput, TextInput } from "react-admin";
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
    <PagedList title="Abonnés à la lettre" filters={filters} actions={<ExportActions />}>
      <DataTable bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="email" label="Adresse e-mail" disableSort />
        <DataTable.Col label="État" disableSort render={({ state }) => stateLabel(state)} />
        <DataTable.Col source="asked_at" label="Demandé" disableSort>
          <DateField source="asked_at" />
        </DataTable.Col>
        <DataTable.Col source="confirmed_at" label="Confirmé" disableSort>
          <DateField source="confirmed_at" emptyText="–" />
        </DataTable.Col>
      </DataTable>
    </PagedList>
  );
}
