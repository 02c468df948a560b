import {
  NumberInput,
  ReferenceArrayInput,
  ReferenceInput,
  required,
  SaveButton,
  SelectArrayInput,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
} from "react-admin";
import { RichTextField } from "../../forms/rich-text-field.tsx";
import { VersionedEdit } from "../../forms/versioned-edit.tsx";

const toolbar = (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

const labels = {
  name: "Nom",
  short_description: "Phrase de présentation",
  description: "Description",
  town_id: "Ville ou commune",
  service_type_ids: "Types de services",
  phone: "Téléphone",
  whatsapp: "WhatsApp",
  email: "Adresse e-mail",
  website: "Site",
  min_price: "Prix minimum (FCFA)",
  max_price: "Prix maximum (FCFA)",
};

const byPosition = { field: "position", order: "ASC" } as const;

/** The record of a provider, as its team also edits it. */
export default function ProviderEdit() {
  return (
    <VersionedEdit title="Modifier le prestataire" labels={labels}>
      <SimpleForm toolbar={toolbar}>
        <TextInput source="name" label={labels.name} validate={required()} />
        <TextInput
          source="short_description"
          label={labels.short_description}
          helperText="300 caractères au plus : c’est ce que montre l’annuaire."
          multiline
          validate={required()}
        />
        <RichTextField source="description" label={labels.description} />
        <ReferenceInput source="town_id" reference="towns" perPage={100} sort={byPosition}>
          <SelectInput optionText="name" label={labels.town_id} />
        </ReferenceInput>
        <ReferenceArrayInput
          source="service_type_ids"
          reference="service-types"
          perPage={100}
          sort={byPosition}
        >
          <SelectArrayInput
            optionText="name"
            label={labels.service_type_ids}
            helperText="Dix au plus."
          />
        </ReferenceArrayInput>
        <TextInput source="email" label={labels.email} validate={required()} />
        <TextInput source="phone" label={labels.phone} />
        <TextInput source="whatsapp" label={labels.whatsapp} />
        <TextInput source="website" label={labels.website} />
        <NumberInput source="min_price" label={labels.min_price} />
        <NumberInput source="max_price" label={labels.max_price} />
      </SimpleForm>
    </VersionedEdit>
  );
}
