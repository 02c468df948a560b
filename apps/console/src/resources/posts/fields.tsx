import { required, TextInput } from "react-admin";
import { PictureField } from "../../forms/picture-field.tsx";
import { RichTextField } from "../../forms/rich-text-field.tsx";

/** The names of the fields of an article. */
export const labels = {
  title: "Titre",
  slug: "Adresse",
  excerpt: "Résumé",
  content: "Texte",
  image: "Image",
  image_alt: "Description de l’image",
};

/** The fields of an article. @param slugFixed whether visitors have seen it at its address */
export function PostFields({ slugFixed }: { slugFixed: boolean }) {
  return (
    <>
      <TextInput source="title" label={labels.title} validate={required()} />
      <TextInput
        source="slug"
        label={labels.slug}
        disabled={slugFixed}
        helperText={
          slugFixed
            ? "Elle ne change plus depuis la publication"
            : "Ce qui suit /blog/. Laissez vide pour la tirer du titre"
        }
      />
      <TextInput
        source="excerpt"
        label={labels.excerpt}
        validate={required()}
        multiline
        minRows={2}
        helperText="Une ou deux phrases, montrées dans la liste et par les moteurs de recherche"
      />
      <PictureField source="image" label={labels.image} />
      <TextInput
        source="image_alt"
        label={labels.image_alt}
        helperText="Ce que l’on y voit, pour ceux qui ne la voient pas"
      />
      <RichTextField source="content" label={labels.content} validate={required()} />
    </>
  );
}
