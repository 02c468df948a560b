import {
  Create,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useNotify,
  useRedirect,
} from "react-admin";
import { roleChoices } from "./roles.ts";

/** Adds a member of staff, who gets the link by e-mail: nobody else sees it. */
export default function StaffCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = () => {
    notify("Le lien d’activation est parti à son adresse e-mail", { type: "success" });
    redirect("list", "staff");
  };
  return (
    <Create title="Ajouter une personne" redirect={false} mutationOptions={{ onSuccess }}>
      <SimpleForm>
        <TextInput source="given_names" label="Prénom" validate={required()} />
        <TextInput source="last_name" label="Nom" validate={required()} />
        <TextInput
          source="email"
          label="Adresse e-mail"
          type="email"
          helperText="Le lien d’activation n’est envoyé qu’à elle"
          validate={required()}
        />
        <SelectInput source="role" label="Rôle" choices={roleChoices} validate={required()} />
      </SimpleForm>
    </Create>
  );
}
