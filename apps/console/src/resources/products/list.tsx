import type { ModeratedProduct } from "@jdj/contract/console/moderation";
import { DataTable, DateField, TextInput } from "react-admin";
import { hiddenFilter } from "../../forms/hidden-filter.tsx";
import { PagedList } from "../../forms/paged-list.tsx";

const filters = [
  <TextInput key="q" source="q" label="Nom de l’article" alwaysOn resettable />,
  hiddenFilter,
];

/** The products of the marketplace, the newest first. */
export default function ProductList() {
  return (
    <PagedList title="Articles" filters={filters}>
      <DataTable<ModeratedProduct> bulkActionButtons={false} rowClick="show">
        <DataTable.Col
          label="Image"
          disableSort
          render={({ image, name }: ModeratedProduct) =>
            image === null ? (
              ""
            ) : (
              <img
                src={image}
                alt={name}
                loading="lazy"
                style={{ height: 48, width: 48, objectFit: "cover", borderRadius: 4 }}
              />
            )
          }
        />
        <DataTable.Col source="name" label="Article" disableSort />
        <DataTable.Col source="provider" label="Vendeur" disableSort />
        <DataTable.Col source="category" label="Catégorie" disableSort />
        <DataTable.NumberCol source="price_fcfa" label="Prix (FCFA)" disableSort />
        <DataTable.Col source="published_at" label="Publié" disableSort>
          <DateField source="published_at" />
        </DataTable.Col>
        <DataTable.Col source="hidden_at" label="Masqué" disableSort>
          <DateField source="hidden_at" />
        </DataTable.Col>
      </DataTable>
    </PagedList>
  );
}
