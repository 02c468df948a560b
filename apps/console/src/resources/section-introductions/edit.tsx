import type { ConsoleIntroduction } from "@jdj/contract/console/section-introductions";
import { introductionShape } from "@jdj/contract/content/section-introductions";
import Typography from "@mui/material/Typography";
import { required, SimpleForm, TextInput, useRecordContext } from "react-admin";
import { RichTextField } from "../../forms/rich-text-field.tsx";
import { SaveToolbar } from "../../forms/save-toolbar.tsx";
import { VersionedEdit } from "../../forms/versioned-edit.tsx";
import { Preview } from "./preview.tsx";

const labels = { title: "Titre", first: "Première phrase", rest: "Suite" };

/** What this introduction consists of. */
function Fields() {
  const key = useRecordContext<ConsoleIntroduction>()?.key;
  if (key === undefined) return null;
  const { name, hasTitle, hasFirst, hasMore, placeholders } = introductionShape(key);
  const names = Object.entries(placeholders);
  return (
    <>
      <Typography variant="h6" component="h2" gutterBottom>
        {name}
      </Typography>
      {hasTitle && (
        <TextInput
          source="title"
          label={labels.title}
          validate={required()}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
      )}
      {hasFirst && (
        <TextInput
          source="first"
          label={labels.first}
          helperText={hasMore ? "Toujours visible, avant « + VOIR PLUS »" : ""}
          validate={required()}
          multiline
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
      )}
      {hasMore && (
        <RichTextField
          source="rest"
          label={labels.rest}
          helperText="Visible après « + VOIR PLUS ». Vide, la première phrase est montrée seule."
        />
      )}
      {names.length > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {names
            .map(([placeholder, example]) => `[${placeholder}] devient « ${example} »`)
            .join(", ")}
          {", selon ce qui est montré."}
        </Typography>
      )}
      <Preview introductionKey={key} />
    </>
  );
}

/** The heading and introduction of a page or section. */
export default function IntroductionEdit() {
  return (
    <VersionedEdit title="Introduction" labels={labels}>
      <SimpleForm toolbar={<SaveToolbar />} warnWhenUnsavedChanges>
        <Fields />
      </SimpleForm>
    </VersionedEdit>
  );
}
