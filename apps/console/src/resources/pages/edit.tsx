import type { ConsolePage } from "@jdj/contract/console/pages";
import { infoSiteIds } from "@jdj/contract/content/info-site-ids";
import { pagePlaceholders } from "@jdj/contract/content/page-placeholders";
import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import Typography from "@mui/material/Typography";
import {
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useRecordContext,
} from "react-admin";
import { PublicationPanel } from "../../forms/publication/publication-panel.tsx";
import { RichTextField } from "../../forms/rich-text-field.tsx";
import { VersionedEdit } from "../../forms/versioned-edit.tsx";
import { Versions } from "./versions.tsx";

const labels = { title: "Titre", content: "Texte" };

/** The text of the page, with what its headings mean there. */
function Text() {
  const page = useRecordContext<ConsolePage>();
  const help =
    page?.id === infoSiteIds.questions
      ? "Un titre ouvre un groupe de questions, un sous-titre pose une question, ce qui suit y répond."
      : "Les changements sont enregistrés comme brouillon ; les visiteurs les voient une fois publiés.";
  return (
    <RichTextField
      source="content"
      label={labels.content}
      helperText={help}
      validate={required()}
    />
  );
}

function Placeholders() {
  return (
    <Accordion disableGutters elevation={0} sx={{ width: "100%", mb: 2 }}>
      <AccordionSummary>
        <Typography variant="body2">Repères à écrire dans le texte</Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Typography variant="body2" color="textSecondary">
          Chacun est remplacé par la valeur du site, toujours à jour&nbsp;:{" "}
          {pagePlaceholders.map((name) => `[${name}]`).join(", ")}.
        </Typography>
      </AccordionDetails>
    </Accordion>
  );
}

/** Saves a draft; what is saved is published below. */
function Actions() {
  const page = useRecordContext<ConsolePage>();
  return (
    <>
      <Toolbar>
        <SaveButton label="Enregistrer le brouillon" />
      </Toolbar>
      {page && (
        <PublicationPanel
          state={page.state}
          from={page.published_from}
          version={page.version}
          preview={`page-versions/${page.version_id}/preview`}
          publicPath={page.path}
        />
      )}
    </>
  );
}

/** A page of the site: its text, its publication and its versions. */
export default function PageEdit() {
  return (
    <VersionedEdit title="Page du site" labels={labels} staysOpen>
      <SimpleForm toolbar={<Actions />} warnWhenUnsavedChanges>
        <TextInput source="title" label={labels.title} validate={required()} />
        <Text />
        <Placeholders />
      </SimpleForm>
      <Versions />
    </VersionedEdit>
  );
}
