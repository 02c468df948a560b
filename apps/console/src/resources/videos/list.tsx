import { BooleanField, DataTable } from "react-admin";
import { PagedList } from "../../forms/paged-list.tsx";
import { SmallPicture } from "../../forms/small-picture.tsx";

/** The films of the home page, which shows one of them. */
export default function VideoList() {
  return (
    <PagedList title="Vidéos de l’accueil">
      <DataTable bulkActionButtons={false} rowClick="edit">
        <DataTable.Col
          label="Image"
          disableSort
          render={({ cover, host_cover }) => <SmallPicture path={cover ?? host_cover} />}
        />
        <DataTable.Col
          label="Légende"
          disableSort
          render={({ label, host_title }) => label ?? host_title ?? "Sans titre"}
        />
        <DataTable.Col source="address" label="Adresse" disableSort />
        <DataTable.Col source="activated" label="Affichée" disableSort>
          <BooleanField source="activated" />
        </DataTable.Col>
      </DataTable>
    </PagedList>
  );
}
