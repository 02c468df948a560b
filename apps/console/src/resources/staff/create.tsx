import Alert from "@mui/material/Alert";
import { useState } from "react";
import { Create, type RaRecord, required, SelectInput, SimpleForm, TextInput } from "react-admin";
import { roleChoices } from "./roles.ts";

/** Adds a member of staff, and shows the link that the admin gives them. */
export default function StaffCreate() {
  const [link, setLink] = useState<string | null>(null);
  if (link !== null)
    return (
      <Alert severity="success" sx={{ mt: 3, overflowWrap: "anywhere" }}>
        Transmettez ce lien à cette personne, qui y choisit son mot de passe. Il est valable deux
        jours et n’est affiché qu’ici : <strong>{link}</strong>
      </Alert>
    );
  return (
    <Create
      title="Ajouter une personne"
      redirect={false}
      mutationOptions={{
        onSuccess: (added: RaRecord) => setLink(String(added.activation_link)),
      }}
    >
      <SimpleForm>
        <TextInput source="given_names" label="Prénom" validate={required()} />
        <TextInput source="last_name" label="Nom" validate={required()} />
        <TextInput source="email" label="Adresse e-mail" type="email" validate={required()} />
        <SelectInput source="role" label="Rôle" choices={roleChoices} validate={required()} />
      </SimpleForm>
    </Create>
  );
}
