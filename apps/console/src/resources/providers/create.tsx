import { goods } from "@jdj/contract/content/goods";
import { trades } from "@jdj/contract/content/trades";
import Alert from "@mui/material/Alert";
import {
  Create,
  FormDataConsumer,
  RadioButtonGroupInput,
  ReferenceInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
} from "react-admin";

const kinds = [
  { id: "provider", name: "Prestataire de l’annuaire" },
  { id: "seller", name: "Vendeur de la boutique en ligne" },
];

const choices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([id, name]) => ({ id, name }));

/** Creates a provider by hand, as an accepted request does. */
export default function ProviderCreate() {
  return (
    <Create title="Ajouter un prestataire ou un vendeur" redirect="show">
      <SimpleForm defaultValues={{ kind: "provider", website: "" }}>
        <Alert severity="info" sx={{ mb: 2 }}>
          Le compte est créé comme après une demande acceptée : un lien d’activation part par
          e-mail, et la boutique reste invisible jusqu’à sa publication. Une adresse qui a déjà un
          compte est complétée, sans second compte.
        </Alert>
        <RadioButtonGroupInput source="kind" label="Compte" choices={kinds} validate={required()} />
        <TextInput source="company" label="Entreprise" validate={required()} />
        <FormDataConsumer>
          {({ formData }) => (
            <SelectInput
              source="activity"
              label="Ce qu’elle propose"
              choices={choices(formData.kind === "seller" ? goods : trades)}
              validate={required()}
            />
          )}
        </FormDataConsumer>
        <TextInput
          source="contact_name"
          label="Nom du contact"
          helperText="Prénoms puis nom : ils sont proposés à l’activation."
          validate={required()}
        />
        <TextInput source="email" type="email" label="Adresse e-mail" validate={required()} />
        <TextInput source="phone" label="Téléphone" validate={required()} />
        <ReferenceInput
          source="town_id"
          reference="towns"
          perPage={100}
          sort={{ field: "position", order: "ASC" }}
        >
          <SelectInput optionText="name" label="Ville ou commune" validate={required()} />
        </ReferenceInput>
        <TextInput source="website" label="Site" helperText="Facultatif, commence par https://" />
        <TextInput
          source="presentation"
          label="Présentation"
          multiline
          minRows={4}
          helperText="Elle devient la description de sa page, que le prestataire complète."
          validate={required()}
        />
      </SimpleForm>
    </Create>
  );
}
