import { ArrayInput, BooleanInput, required, SimpleFormIterator, TextInput } from "react-admin";
import { PictureField } from "../../forms/picture-field.tsx";
import { labels } from "./fields.tsx";

/** The pictures of a town hall in their order; one of them is on top of its page. */
export function PhotoFields() {
  return (
    <ArrayInput
      source="photos"
      label={labels.photos}
      helperText="Dans l’ordre du carrousel ; une photo, et une seule, est en haut de la page"
    >
      <SimpleFormIterator disableClear>
        <PictureField source="path" label="Image" isRequired />
        <TextInput
          source="caption"
          label="Légende"
          helperText="Ce que montre la photo"
          validate={required()}
        />
        <BooleanInput source="on_top" label="En haut de la page" defaultValue={false} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}
