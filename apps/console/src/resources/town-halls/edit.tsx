import type { ConsoleTownHall } from "@jdj/contract/console/town-halls";
import FolderIcon from "@mui/icons-material/Folder";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { BooleanInput, SimpleForm, useRecordContext } from "react-admin";
import { Link } from "react-router";
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

/** Leads to the papers that the hall asks for a wedding. */
function PapersLink() {
  const hall = useRecordContext<ConsoleTownHall>();
  if (!hall) return null;
  const filter = encodeURIComponent(JSON.stringify({ town_hall_id: hall.id }));
  return (
    <Button component={Link} to={`/paper-lists?filter=${filter}`} startIcon={<FolderIcon />}>
      Pièces du dossier de mariage
    </Button>
  );
}

/** A town hall. Its pages change within a second. */
export default function TownHallEdit() {
  return (
    <VersionedEdit title="Mairie" labels={labels}>
      <SimpleForm toolbar={<SaveToolbar />}>
        <DemonstrationNote />
        <PapersLink />
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
