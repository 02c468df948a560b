import { placeholderGroups } from "@jdj/contract/campaigns/placeholders";
import Typography from "@mui/material/Typography";
import { required, TextInput } from "react-admin";

/** The names of the fields of a model. */
export const labels = {
  name: "Nom",
  content: "Texte pour l’e-mail",
  content_for_facebook: "Texte à partager",
  content_for_sms: "Texte du SMS",
  position: "Position",
};

/** The texts of a model, and the placeholders that they may use. */
export function ModelFields() {
  return (
    <>
      <TextInput source="name" label={labels.name} validate={required()} />
      <TextInput
        source="content"
        label={labels.content}
        multiline
        minRows={5}
        validate={required()}
      />
      <TextInput
        source="content_for_facebook"
        label={labels.content_for_facebook}
        multiline
        minRows={4}
        validate={required()}
      />
      <TextInput
        source="content_for_sms"
        label={labels.content_for_sms}
        multiline
        minRows={3}
        validate={required()}
      />
      <Typography variant="body2" color="text.secondary">
        Repères : {placeholderGroups.flatMap(({ placeholders }) => placeholders).join(" ")}
      </Typography>
    </>
  );
}
