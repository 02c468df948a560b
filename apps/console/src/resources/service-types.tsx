import type { ConsoleServiceType } from "@jdj/contract/console/choice-lists";
import { resource } from "../resource/resource.tsx";
import { ChoiceEffect, choiceUse } from "./choice-use.tsx";

/** The service types of the directory. */
export default resource<ConsoleServiceType>({
  list: { rowName: ({ name }) => name, details: choiceUse },
  edit: { title: "Type de service", above: <ChoiceEffect users="prestataires" /> },
  create: { title: "Ajouter un type de service" },
  fields: [
    {
      kind: "text",
      source: "name",
      label: "Nom",
      help: "Au pluriel, comme dans les filtres de l’annuaire : « Photographes ».",
      isRequired: true,
      only: "create",
    },
    { kind: "text", source: "name", label: "Nom", isRequired: true, only: "edit" },
    { kind: "switch", source: "archived", label: "Archivé", only: "edit" },
  ],
});
