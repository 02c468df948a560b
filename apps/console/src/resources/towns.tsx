import type { ConsoleTown } from "@jdj/contract/console/choice-lists";
import { resource } from "../resource/resource.tsx";
import { ChoiceEffect, choiceUse } from "./choice-use.tsx";

/** The towns in which providers work. */
export default resource<ConsoleTown>({
  list: { rowName: ({ name }) => name, details: choiceUse },
  edit: { title: "Ville ou commune", above: <ChoiceEffect users="prestataires" /> },
  create: { title: "Ajouter une ville ou commune" },
  fields: [
    { kind: "text", source: "name", label: "Nom", isRequired: true },
    { kind: "text", source: "district", label: "District", isRequired: true },
    {
      kind: "number",
      source: "latitude",
      label: "Latitude",
      help: "En degrés, pour la carte de l’annuaire : 5,354",
      isRequired: true,
    },
    {
      kind: "number",
      source: "longitude",
      label: "Longitude",
      help: "Négative à l’ouest : -3,986",
      isRequired: true,
    },
    { kind: "switch", source: "archived", label: "Archivé", only: "edit" },
  ],
});
