import Alert from "@mui/material/Alert";
import { useState } from "react";
import {
  Button,
  DeleteButton,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextField,
  Toolbar,
  useNotify,
  useRecordContext,
} from "react-admin";
import { request } from "../../data/request.ts";
import { VersionedEdit } from "../../forms/versioned-edit.tsx";
import { roleChoices } from "./roles.ts";

/** Makes a new activation link, for a lost phone or a forgotten password. */
function ResetButton() {
  const record = useRecordContext();
  const notify = useNotify();
  const [link, setLink] = useState<string | null>(null);
  if (!record) return null;
  const reset = async () => {
    try {
      const made = await request<{ activation_link: string }>("POST", `staff/${record.id}/reset`);
      setLink(made.activation_link);
    } catch (error) {
      notify(error instanceof Error ? error.message : "Refusé", { type: "error" });
    }
  };
  return link === null ? (
    <Button label="Nouveau lien d’activation" onClick={() => void reset()} />
  ) : (
    <Alert severity="success" sx={{ overflowWrap: "anywhere" }}>
      L’ancien accès est fermé. Transmettez ce lien : <strong>{link}</strong>
    </Alert>
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
