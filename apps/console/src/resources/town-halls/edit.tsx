import type { ConsoleTownHall } from "@jdj/contract/console/town-halls";
import Alert from "@mui/material/Alert";
import { BooleanInput, SimpleForm, useRecordContext } from "react-admin";
import { SaveToolbar } from "../../forms/save-toolbar.tsx";
import { VersionedEdit } from "../../forms/versioned-edit.tsx";
import { HallFields, labels } from "./fields.tsx";
import { PhotoFields } from "./photo-fields.tsx";

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
      <SimpleForm toolbar={<SaveToolbar />}>
        <DemonstrationNote />
        <HallFields />
        <PhotoFields />
        <BooleanInput
          source="archived"
          label={labels.archived}
          helperText="Archivée, elle quitte l’annuaire et cette liste ; le filtre « Archives » la retrouve"
        />
      </SimpleForm>
    </VersionedEdit>
  );
}
