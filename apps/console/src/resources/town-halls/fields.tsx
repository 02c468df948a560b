import {
  ArrayInput,
  BooleanInput,
  DateInput,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from "react-admin";
import { RichTextField } from "../../forms/rich-text-field.tsx";

/** The names of the fields. */
export const labels = {
  district_id: "District",
  name: "Mairie",
  town: "Commune",
  shown: "Affichée",
  archived: "Archivée",
  latitude: "Latitude",
  longitude: "Longitude",
  address: "Adresse",
  email: "Adresse e-mail",
  phone_numbers: "Téléphones",
  website_link: "Site",
  wiki_link: "Page « En savoir plus »",
  generalities: "Généralités",
  supplementary_conditions: "Formalités et conditions supplémentaires",
  note_well: "Bon à savoir",
  costs: "Coûts de célébration",
  photos: "Photos",
  checked_on: "Vérifiée le",
};

/** What staff enter for a town hall, new or known. */
export function HallFields() {
  return (
    <>
      <ReferenceInput source="district_id" reference="districts" perPage={100}>
        <SelectInput optionText="label" label={labels.district_id} validate={required()} />
      </ReferenceInput>
      <TextInput source="town" label={labels.town} validate={required()} />
      <TextInput source="name" label={labels.name} validate={required()} />
      <BooleanInput
        source="shown"
        label={labels.shown}
        helperText="Masquée, elle reste ici et disparaît de l’annuaire"
      />
      <NumberInput
        source="latitude"
        label={labels.latitude}
        helperText="En degrés, de la commune ou de la mairie : 5,354"
        validate={required()}
        step="any"
      />
      <NumberInput
        source="longitude"
        label={labels.longitude}
        helperText="Négative à l’ouest de Greenwich : -3,986"
        validate={required()}
        step="any"
      />
      <TextInput source="address" label={labels.address} />
      <TextInput
        source="phone_numbers"
        label={labels.phone_numbers}
        helperText="Séparés par des points-virgules"
      />
      <TextInput source="email" label={labels.email} />
      <TextInput source="website_link" label={labels.website_link} helperText="En https://" />
      <TextInput source="wiki_link" label={labels.wiki_link} helperText="En https://" />
      <ArrayInput
        source="costs"
        label={labels.costs}
        helperText="Dans l’ordre de la page, qui met le moins cher en avant"
      >
        <SimpleFormIterator inline disableClear>
          <TextInput source="label" label="Jours" validate={required()} helperText={false} />
          <NumberInput source="amount" label="FCFA" validate={required()} helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
      <TextInput
        source="generalities"
        label={labels.generalities}
        helperText="Sans mise en forme ; une ligne vide sépare deux paragraphes"
        multiline
        minRows={4}
      />
      <RichTextField
        source="supplementary_conditions"
        label={labels.supplementary_conditions}
        helperText="Les pièces du dossier et ce que la mairie demande"
      />
      <RichTextField source="note_well" label={labels.note_well} />
      <DateInput
        source="checked_on"
        label={labels.checked_on}
        helperText="Le jour où toute la fiche a été relue : ses visiteurs le lisent"
      />
    </>
  );
}
