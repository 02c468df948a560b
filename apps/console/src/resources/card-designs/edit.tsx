import type { ConsoleCardDesign } from "@jdj/contract/console/card-designs";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { BooleanInput, SaveButton, SimpleForm, Toolbar, useRecordContext } from "react-admin";
import { VersionedEdit } from "../../forms/versioned-edit.tsx";
import { DesignNames, DesignPicture, labels } from "./fields.tsx";

const toolbar = (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

/** The look of a design: to be changed while no campaign has it. */
function Look() {
  const design = useRecordContext<ConsoleCardDesign>();
  if (!design) return null;
  if (design.picture !== null && !design.is_used) return <DesignPicture />;
  return (
    <>
      <Alert severity="info" sx={{ mb: 2 }}>
        {design.picture === null
          ? "Ce modèle est dessiné par le logiciel : son nom, sa position et son état changent ici."
          : "Des cartes ont déjà ce modèle : son image et sa zone de texte ne changent plus. Archivez-le et ajoutez-en un autre."}
      </Alert>
      {design.image && (
        <Box component="img" src={design.image} alt="" sx={{ width: 270, maxWidth: "100%" }} />
      )}
    </>
  );
}

/** A design of a card. */
export default function CardDesignEdit() {
  return (
    <VersionedEdit title="Modèle de carte" labels={labels}>
      <SimpleForm toolbar={toolbar}>
        <DesignNames />
        <BooleanInput
          source="archived"
          label={labels.archived}
          helperText="Archivé, il n’est plus proposé ; les cartes déjà envoyées le gardent."
        />
        <Look />
      </SimpleForm>
    </VersionedEdit>
  );
}
