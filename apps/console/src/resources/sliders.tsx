import type { ConsoleSlider } from "@jdj/contract/console/sliders";
import Chip from "@mui/material/Chip";
import { SmallPicture } from "../forms/small-picture.tsx";
import { resource } from "../resource/resource.tsx";

/** The slides of the home page, which changes within a second. */
export default resource<ConsoleSlider>({
  list: {
    rowName: ({ title }) => title,
    start: ({ image }) => <SmallPicture path={image} />,
    details: ({ advertisement, shown }) => (
      <>
        {advertisement && <Chip size="small" variant="outlined" label="Publicité" />}
        {!shown && <Chip size="small" label="Masquée" />}
      </>
    ),
  },
  edit: { title: "Diapositive de l’accueil" },
  create: {
    title: "Ajouter une diapositive",
    empty: {
      image: null,
      advertisement: false,
      description: null,
      button_text: null,
      button_link: null,
      shown: true,
    },
  },
  fields: [
    {
      kind: "picture",
      source: "image",
      label: "Image",
      help: "Deux fois plus large que haute, par exemple 1200 × 600. JPEG, PNG ou WebP, 10 Mo au plus.",
      isRequired: true,
    },
    {
      kind: "text",
      source: "title",
      label: "Titre",
      help: "Pour une publicité, il n’est lu que par ceux qui ne voient pas l’image",
      isRequired: true,
    },
    {
      kind: "switch",
      source: "advertisement",
      label: "Publicité",
      help: "La page affiche alors « Publicité » au lieu du titre et du texte",
    },
    {
      kind: "long-text",
      source: "description",
      label: "Texte",
      isRequired: true,
      when: ({ advertisement }) => !advertisement,
    },
    { kind: "text", source: "button_text", label: "Texte du bouton" },
    {
      kind: "text",
      source: "button_link",
      label: "Lien du bouton",
      help: "Une page du site (/joy-visibility) ou une adresse en https://",
    },
    { kind: "switch", source: "shown", label: "Affichée" },
  ],
});
