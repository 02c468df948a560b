import {
  Create,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
} from "react-admin";

/** Gives units of a channel to a customer. */
export default function GoodwillCreditCreate() {
  return (
    <Create title="Offrir un crédit" redirect="show">
      <SimpleForm>
        <TextInput
          source="customer"
          label="Client"
          helperText="Son adresse e-mail, ou son téléphone écrit comme on veut."
          validate={required()}
        />
        <ReferenceInput source="channel_id" reference="channels">
          <SelectInput optionText="name" label="Canal" validate={required()} />
        </ReferenceInput>
        <NumberInput
          source="units"
          label="Nombre de messages"
          min={1}
          max={2000}
          helperText="2 000 au plus. Un crédit important attend une deuxième personne."
          validate={required()}
        />
        <TextInput source="reason" label="Motif" multiline minRows={2} validate={required()} />
      </SimpleForm>
    </Create>
  );
}
