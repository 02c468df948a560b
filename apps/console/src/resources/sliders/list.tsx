import { BooleanField, DataTable, NullableBooleanInput } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";
import { SmallPicture } from "../../forms/small-picture.tsx";

const filters = [
  <NullableBooleanInput
    key="shown"
    source="shown"
    label="État"
    nullLabel="Toutes"
    falseLabel="Masquées"
    trueLabel="Affichées"
    alwaysOn
  />,
];

/** The slides of the home page, in their order. */
export default function SliderList() {
  return (
    <PagedList title="Diapositives de l’accueil" filters={filters}>
      <DataTable bulkActionButtons={false} rowClick="edit">
        <DataTable.Col
          label="Image"
          disableSort
          render={({ image }) => <SmallPicture path={image} />}
        />
        <DataTable.Col source="title" label="Titre" disableSort />
        <DataTable.Col source="advertisement" label="Publicité" disableSort>
          <BooleanField source="advertisement" />
        </DataTable.Col>
        <DataTable.Col source="position" label="Place" disableSort />
        <DataTable.Col source="shown" label="Affichée" disableSort>
          <BooleanField source="shown" />
        </DataTable.Col>
      </DataTable>
    </PagedList>
  );
}
