import type { ModeratedProduct } from "@jdj/contract/console/products";
import { DataTable, DateField, TextInput } from "react-admin";
import { Column, NumberColumn } from "../../forms/column.tsx";
import { hiddenFilter } from "../../forms/hidden-filter.tsx";
import { PagedList } from "../../forms/paged-list.tsx";

const filters = [
  <TextInput key="q" source="q" label="Nom de l’article" alwaysOn resettable />,
  hiddenFilter,
];

/** The products of the marketplace, the newest first. */
export default function ProductList() {
  return (
    <PagedList filters={filters}>
      <DataTable<ModeratedProduct> bulkActionButtons={false} rowClick="show">
        <Column
          label="Image"
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
        <Column source="name" label="Article" />
        <Column source="provider" label="Vendeur" />
        <Column source="category" label="Catégorie" />
        <NumberColumn source="price_fcfa" label="Prix (FCFA)" />
        <Column source="published_at" label="Publié">
          <DateField source="published_at" />
        </Column>
        <Column source="hidden_at" label="Masqué">
          <DateField source="hidden_at" />
        </Column>
      </DataTable>
    </PagedList>
  );
}
