import type { ModeratedProduct } from "@jdj/contract/console/products";
import {
  DateField,
  FunctionField,
  NumberField,
  ReferenceField,
  Show,
  SimpleShowLayout,
  TextField,
} from "react-admin";
import { HideWithReason } from "../../forms/hide-with-reason.tsx";

/** A product of the marketplace. */
export default function ProductShow() {
  return (
    <Show title="Article">
      <SimpleShowLayout>
        <FunctionField<ModeratedProduct>
          label="Image"
          render={({ image, name }) =>
            image === null ? (
              "Aucune"
            ) : (
              <img
                src={image}
                alt={name}
                style={{ height: 220, maxWidth: "100%", borderRadius: 4 }}
              />
            )
          }
        />
        <TextField source="name" label="Nom" />
        <ReferenceField source="provider_id" reference="providers" label="Vendeur" link="show" />
        <TextField source="category" label="Catégorie" />
        <NumberField source="price_fcfa" label="Prix (FCFA)" />
        <TextField
          source="description"
          label="Description"
          emptyText="–"
          sx={{ whiteSpace: "pre-line" }}
        />
        <DateField source="published_at" label="Publié" emptyText="Pas encore" showTime />
        <HideWithReason what="cet article" />
      </SimpleShowLayout>
    </Show>
  );
}
