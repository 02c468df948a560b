import type { ModeratedMedium } from "@jdj/contract/console/provider-media";
import {
  DateField,
  FunctionField,
  ReferenceField,
  Show,
  SimpleShowLayout,
  TextField,
} from "react-admin";
import { HideWithReason } from "../../forms/hide-with-reason.tsx";
import { typeLabels } from "./labels.ts";
import { Preview } from "./preview.tsx";

/** A photo or video of a provider. */
export default function MediumShow() {
  return (
    <Show title="Photo ou vidéo">
      <SimpleShowLayout>
        <FunctionField<ModeratedMedium>
          label="Aperçu"
          render={(medium) => <Preview medium={medium} height={320} />}
        />
        <FunctionField<ModeratedMedium> label="Genre" render={({ type }) => typeLabels[type]} />
        <ReferenceField
          source="provider_id"
          reference="providers"
          label="Prestataire"
          link="show"
        />
        <TextField source="caption" label="Légende" emptyText="–" />
        <DateField source="created_at" label="Ajouté" showTime />
        <HideWithReason what="ce fichier" />
      </SimpleShowLayout>
    </Show>
  );
}
