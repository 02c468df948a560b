import UploadFileIcon from "@mui/icons-material/UploadFile";
import Button from "@mui/material/Button";
import { CreateButton } from "react-admin";
import { Link } from "react-router";
import { MayWrite } from "../../forms/may-write.tsx";

/** Opens the form of a new town hall. */
export function CreateHallButton() {
  return (
    <MayWrite>
      <CreateButton label="Ajouter" />
    </MayWrite>
  );
}

/** Opens the page that imports a sheet. */
export function ImportButton() {
  return (
    <MayWrite>
      <Button component={Link} to="/town-halls/import" size="small" startIcon={<UploadFileIcon />}>
        Importer
      </Button>
    </MayWrite>
  );
}
