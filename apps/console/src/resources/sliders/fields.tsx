import { BooleanInput, FormDataConsumer, required, TextInput } from "react-admin";
import { PictureField } from "../../forms/picture-field.tsx";

/** The names of the fields. */
export const labels = {
  image: "Image",
  title: "Titre",
  advertisement: "Publicité",
  description: "Texte",
  button_text: "Texte du bouton",
  button_link: "Lien du bouton",
  shown: "Affichée",
};

/** What staff enter for a slide. */
export function SliderFields() {
  return (
    <>
      <PictureField
        source="image"
        label={labels.image}
        isRequired
        helperText="Deux fois plus large que haute, par exemple 1200 × 600. JPEG, PNG ou WebP, 10 Mo au plus."
      />
      <TextInput
        source="title"
        label={labels.title}
        helperText="Pour une publicité, il n’est lu que par ceux qui ne voient pas l’image"
        validate={required()}
      />
      <BooleanInput
        source="advertisement"
        label={labels.advertisement}
        helperText="La page affiche alors « Publicité » au lieu du titre et du texte"
      />
      <FormDataConsumer>
        {({ formData }) =>
          formData.advertisement ? null : (
            <TextInput
              source="description"
              label={labels.description}
              validate={required()}
              multiline
            />
          )
        }
      </FormDataConsumer>
      <TextInput source="button_text" label={labels.button_text} />
      <TextInput
        source="button_link"
        label={labels.button_link}
        helperText="Une page du site (/joy-visibility) ou une adresse en https://"
      />
      <BooleanInput source="shown" label={labels.shown} />
    </>
  );
}
