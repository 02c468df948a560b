import type { ConsoleBudgetLine } from "@jdj/contract/console/budget-lines";
import Alert from "@mui/material/Alert";
import {
  BooleanInput,
  NumberInput,
  required,
  SaveButton,
  SimpleForm,
  TextField,
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

/** What a change does to the events that exist. */
function Effect() {
  const line = useRecordContext<ConsoleBudgetLine>();
  if (!line) return null;
  const used = line.used_by_events.toLocaleString("fr-FR");
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {line.used_by_events === 0
        ? "Aucun carnet n’a de montant pour cette ligne. Archivée, elle disparaît de tous."
        : `Carnets avec un montant : ${used}. Ils gardent cette ligne et ses montants si elle est archivée ; le nouveau nom s’y voit aussitôt.`}
    </Alert>
  );
}

const labels = { content: "Ligne", position: "Position", archived: "Archivée" };

/** A line of a budget's template. */
export default function BudgetLineEdit() {
  return (
    <VersionedEdit title="Ligne de budget" labels={labels}>
      <SimpleForm toolbar={toolbar}>
        <TextField source="group_name" />
        <Effect />
        <TextInput source="content" label={labels.content} validate={required()} />
        <NumberInput source="position" label={labels.position} validate={required()} />
        <BooleanInput source="archived" label={labels.archived} />
      </SimpleForm>
    </VersionedEdit>
  );
}
