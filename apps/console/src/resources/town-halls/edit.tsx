import type { ConsoleTownHall } from "@jdj/contract/console/town-halls";
import Alert from "@mui/material/Alert";
import {
  ArrayInput,
  BooleanInput,
  DateInput,
  NumberInput,
  required,
  SaveButton,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  Toolbar,
  useRecordContext,
} from "react-admin";
import { RichTextField } from "../../forms/rich-text-field.tsx";
import { VersionedEdit } from "../../forms/versioned-edit.tsx";

const toolbar = (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

const labels = {
  name: "Mairie",
  town: "Commune",
  shown: "Affichée",
  address: "Adresse",
  email: "Adresse e-mail",
  phone_numbers: "Téléphones",
  website_link: "Site",
  generalities: "Formalités",
  supplementary_conditions: "Conditions supplémentaires",
  note_well: "Bon à savoir",
  costs: "Coûts de célébration",
  checked_on: "Vérifiée le",
};

function DemonstrationNote() {
  const hall = useRecordContext<ConsoleTownHall>();
  return hall?.demonstration ? (
    <Alert severity="info" sx={{ mb: 2 }}>
      Ces renseignements sont ceux de la démonstration. Une fois enregistrés, ils comptent comme
      vrais.
    </Alert>
  ) : null;
}

/** A town hall. Its pages change within a second. */
export default function TownHallEdit() {
  return (
    <VersionedEdit title="Mairie" labels={labels}>
      <SimpleForm toolbar={toolbar}>
        <DemonstrationNote />
        <TextInput source="name" label={labels.name} validate={required()} />
        <TextInput source="town" label={labels.town} validate={required()} />
        <BooleanInput source="shown" label={labels.shown} />
        <TextInput source="address" label={labels.address} />
        <TextInput
          source="phone_numbers"
          label={labels.phone_numbers}
          helperText="Séparés par des points-virgules"
        />
        <TextInput source="email" label={labels.email} />
        <TextInput source="website_link" label={labels.website_link} />
        <ArrayInput source="costs" label={labels.costs}>
          <SimpleFormIterator inline>
            <TextInput source="label" label="Jours" validate={required()} helperText={false} />
            <NumberInput source="amount" label="FCFA" validate={required()} helperText={false} />
          </SimpleFormIterator>
        </ArrayInput>
        <RichTextField source="generalities" label={labels.generalities} />
        <RichTextField source="supplementary_conditions" label={labels.supplementary_conditions} />
        <RichTextField source="note_well" label={labels.note_well} />
        <DateInput source="checked_on" label={labels.checked_on} />
      </SimpleForm>
    </VersionedEdit>
  );
}
