import { placeholderGroups } from "@jdj/contract/campaigns/placeholders";
import type { ConsoleMessageModel } from "@jdj/contract/console/message-models";
import Typography from "@mui/material/Typography";
import { TextField } from "react-admin";
import { ToneInput, toneNames } from "../forms/tone-input.tsx";
import { resource } from "../resource/resource.tsx";

const oneLine = {
  display: "block",
  maxWidth: 520,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
};

/** The texts that hosts may take for their cards, which then keep them. */
export default resource<ConsoleMessageModel>({
  list: {
    filters: [{ source: "category_id", label: "Catégorie", of: "message-categories" }],
    columns: [
      { source: "category_name", label: "Catégorie" },
      { source: "name", label: "Nom" },
      { label: "Voix", render: ({ tone }) => toneNames[tone] },
      { label: "Texte", render: () => <TextField source="content" sx={oneLine} /> },
    ],
  },
  edit: { title: "Modèle de message" },
  create: { title: "Ajouter un modèle", empty: { tone: "festive" } },
  fields: [
    {
      kind: "reference",
      source: "category_id",
      label: "Catégorie",
      of: "message-categories",
      isRequired: true,
      only: "create",
    },
    {
      kind: "element",
      name: "category",
      element: <TextField source="category_name" />,
      only: "edit",
    },
    { kind: "text", source: "name", label: "Nom", isRequired: true },
    {
      kind: "element",
      name: "tone",
      element: (
        <ToneInput help="Le texte est proposé aux événements dont le type parle de cette voix." />
      ),
    },
    {
      kind: "long-text",
      source: "content",
      label: "Texte pour l’e-mail",
      minRows: 5,
      isRequired: true,
    },
    {
      kind: "long-text",
      source: "content_for_facebook",
      label: "Texte à partager",
      minRows: 4,
      isRequired: true,
    },
    {
      kind: "long-text",
      source: "content_for_sms",
      label: "Texte du SMS",
      minRows: 3,
      isRequired: true,
    },
    {
      kind: "element",
      name: "placeholders",
      element: (
        <Typography variant="body2" color="text.secondary">
          Repères : {placeholderGroups.flatMap(({ placeholders }) => placeholders).join(" ")}
        </Typography>
      ),
    },
    { kind: "number", source: "position", label: "Position", isRequired: true, only: "edit" },
  ],
});
