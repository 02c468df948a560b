import type { ConsoleCountry } from "@jdj/contract/console/districts";
import { placeField } from "../resource/field.tsx";
import { resource } from "../resource/resource.tsx";

/** The countries whose town halls may be chosen. A hidden one hides all that is in it. */
export default resource<ConsoleCountry>({
  list: {
    columns: [
      { source: "name", label: "Pays" },
      { source: "code", label: "Code" },
      { source: "districts", label: "Districts", kind: "count" },
      { source: "shown", label: "Affiché", kind: "yes-or-no" },
    ],
  },
  edit: { title: "Pays" },
  create: { title: "Ajouter un pays", empty: { shown: true, position: 99 } },
  fields: [
    {
      kind: "text",
      source: "code",
      label: "Code",
      help: "Les deux lettres du pays : CI, GH, ML…",
      isRequired: true,
      only: "create",
    },
    { kind: "text", source: "name", label: "Nom", isRequired: true },
    placeField,
    {
      kind: "switch",
      source: "shown",
      label: "Affiché",
      help: "Masqué, ses districts et leurs mairies disparaissent de l’annuaire",
    },
  ],
});
