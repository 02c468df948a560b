import type { ConsoleDistrict } from "@jdj/contract/console/districts";
import { placeField } from "../resource/field.tsx";
import { resource } from "../resource/resource.tsx";

/** The districts by country. A hidden one hides all that is in it. */
export default resource<ConsoleDistrict>({
  list: {
    filters: [{ source: "country_id", label: "Pays", of: "countries", emptyText: "Tous" }],
    columns: [
      { source: "name", label: "District" },
      { source: "country", label: "Pays" },
      { source: "halls", label: "Mairies", kind: "count" },
      { source: "position", label: "Place", kind: "count" },
      { source: "shown", label: "Affiché", kind: "yes-or-no" },
    ],
  },
  edit: { title: "District" },
  create: { title: "Ajouter un district", empty: { shown: true, position: 99 } },
  fields: [
    {
      kind: "reference",
      source: "country_id",
      label: "Pays",
      of: "countries",
      isRequired: true,
      only: "create",
    },
    { kind: "text", source: "name", label: "Nom", isRequired: true },
    placeField,
    {
      kind: "switch",
      source: "shown",
      label: "Affiché",
      help: "Masqué, ses mairies disparaissent de l’annuaire",
    },
  ],
});
