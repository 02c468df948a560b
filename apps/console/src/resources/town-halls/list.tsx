import {
  BooleanField,
  DataTable,
  DateField,
  NullableBooleanInput,
  ReferenceInput,
  SelectInput,
  TextInput,
} from "react-admin";
import { ExportActions } from "../../forms/export-button.tsx";
import { PagedList } from "../../forms/paged-list.tsx";
import { CreateHallButton, ImportButton } from "./list-buttons.tsx";

const filters = [
  <TextInput key="q" source="q" label="Commune" alwaysOn resettable />,
  <ReferenceInput
    key="district_id"
    source="district_id"
    reference="districts"
    perPage={100}
    alwaysOn
  >
    <SelectInput optionText="label" label="District" emptyText="Tous" />
  </ReferenceInput>,
  <NullableBooleanInput
    key="shown"
    source="shown"
    label="Affichage"
    nullLabel="Toutes"
    falseLabel="Masquées"
    trueLabel="Affichées"
    alwaysOn
  />,
  <SelectInput
    key="archived"
    source="archived"
    label="Archives"
    emptyText="Sans les archivées"
    choices={[{ id: "true", name: "Archivées" }]}
    alwaysOn
  />,
];

const actions = (
  <ExportActions>
    <CreateHallButton />
    <ImportButton />
  </ExportActions>
);

/** The town halls by commune. */
export default function TownHallList() {
  return (
    <PagedList title="Mairies" filters={filters} actions={actions}>
      <DataTable bulkActionButtons={false} rowClick="edit">
        <DataTable.Col source="town" label="Commune" disableSort />
        <DataTable.Col source="name" label="Mairie" disableSort />
        <DataTable.Col source="district" label="District" disableSort />
        <DataTable.Col source="shown" label="Affichée" disableSort>
          <BooleanField source="shown" />
        </DataTable.Col>
        <DataTable.Col source="checked_on" label="Vérifiée" disableSort>
          <DateField source="checked_on" emptyText="Jamais" />
        </DataTable.Col>
      </DataTable>
    </PagedList>
  );
}
