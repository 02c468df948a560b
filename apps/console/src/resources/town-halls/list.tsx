import {
  BooleanField,
  DataTable,
  DateField,
  NullableBooleanInput,
  ReferenceInput,
  SelectInput,
  TextInput,
} from "react-admin";
import { Column } from "../../forms/column.tsx";
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
    <PagedList filters={filters} actions={actions}>
      <DataTable bulkActionButtons={false} rowClick="edit">
        <Column source="town" label="Commune" />
        <Column source="name" label="Mairie" />
        <Column source="district" label="District" />
        <Column source="shown" label="Affichée">
          <BooleanField source="shown" />
        </Column>
        <Column source="checked_on" label="Vérifiée">
          <DateField source="checked_on" emptyText="Jamais" />
        </Column>
      </DataTable>
    </PagedList>
  );
}
