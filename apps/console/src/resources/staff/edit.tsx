import {
  DeleteButton,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextField,
  Toolbar,
} from "react-admin";
import { ConfirmedButton } from "../../forms/confirmed-button.tsx";
import { useCommand } from "../../forms/use-command.ts";
import { VersionedEdit } from "../../forms/versioned-edit.tsx";
import { roleChoices } from "./roles.ts";

/** Sends a new activation link to its person alone, for a lost phone or a forgotten password. */
function ResetButton() {
  const { run, isBusy } = useCommand();
  const done = "L’ancien accès est fermé, le lien est parti à son adresse e-mail";
  return (
    <ConfirmedButton
      label="Envoyer un nouveau lien d’activation"
      question="L’accès actuel est fermé aussitôt. Le lien part à l’adresse de cette personne, qui ne pourra rien approuver pendant 24\u00a0heures."
      disabled={isBusy}
      onConfirm={() => void run("POST", "/reset", undefined, done)}
    />
  );
}

const toolbar = (
  <Toolbar sx={{ justifyContent: "space-between" }}>
    <SaveButton />
    <DeleteButton mutationMode="pessimistic" confirmTitle="Retirer cette personne de l’équipe ?" />
  </Toolbar>
);

/** A member of staff: role, new link, removal. */
export default function StaffEdit() {
  return (
    <VersionedEdit title="Équipe" labels={{ role: "Rôle" }}>
      <SimpleForm toolbar={toolbar}>
        <TextField source="email" />
        <SelectInput source="role" label="Rôle" choices={roleChoices} validate={required()} />
        <ResetButton />
      </SimpleForm>
    </VersionedEdit>
  );
}
