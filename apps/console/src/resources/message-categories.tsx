import type { ConsoleMessageCategory } from "@jdj/contract/console/message-models";
import { resource } from "../resource/resource.tsx";

/** What hosts may write about, in the order in which they see it. */
export default resource<ConsoleMessageCategory>({
  list: {
    actions: false,
    columns: [
      { source: "position", label: "Position", kind: "number" },
      { source: "name", label: "Nom" },
    ],
  },
  edit: { title: "Catégorie de messages" },
  fields: [
    {
      kind: "text",
      source: "name",
      label: "Nom",
      help: "Tel que les mariés le lisent dans l’assistant.",
      isRequired: true,
    },
    {
      kind: "number",
      source: "position",
      label: "Position",
      help: "La plus petite vient d’abord.",
      isRequired: true,
    },
  ],
});
