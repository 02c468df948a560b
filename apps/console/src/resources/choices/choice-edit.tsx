import Alert from "@mui/material/Alert";
import type { ReactNode } from "react";
import {
  BooleanInput,
  type RaRecord,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useRecordContext,
} from "react-admin";
import { VersionedEdit } from "../../forms/versioned-edit.tsx";

const toolbar = (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

/** What archiving and renaming do. */
function Effect({ users }: { users: string }) {
  const choice = useRecordContext<RaRecord & { used_by: number }>();
  if (!choice) return null;
  const used = choice.used_by >= 1000 ? "1000 ou plus" : choice.used_by.toLocaleString("fr-FR");
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {`Utilisé par ${used} ${users}. Archivé, ce choix n’est plus proposé, et ceux qui l’ont le gardent ; un nouveau nom se voit aussitôt partout.`}
    </Alert>
  );
}

/** Renames or archives a choice of a list. @param users what uses it, in the plural */
export function ChoiceEdit({
  title,
  users,
  labels = {},
  children,
}: {
  title: string;
  users: string;
  labels?: Record<string, string>;
  children?: ReactNode;
}) {
  return (
    <VersionedEdit title={title} labels={{ name: "Nom", archived: "Archivé", ...labels }}>
      <SimpleForm toolbar={toolbar}>
        <Effect users={users} />
        <TextInput source="name" label="Nom" validate={required()} />
        {children}
        <BooleanInput source="archived" label="Archivé" />
      </SimpleForm>
    </VersionedEdit>
  );
}
