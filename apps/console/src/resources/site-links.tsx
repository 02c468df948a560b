import type { ConsoleSiteLink } from "@jdj/contract/console/site-links";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { resource } from "../resource/resource.tsx";

/** The networks and app stores that every page links to. */
export default resource<ConsoleSiteLink>({
  list: {
    rowName: ({ name }) => name,
    details: ({ url, settings_url, shown }) => (
      <>
        <Typography variant="caption" color="text.secondary">
          {url ?? settings_url ?? "sans adresse"}
        </Typography>
        {!shown && <Chip size="small" label="Masqué" />}
      </>
    ),
  },
  edit: { title: "Réseau ou magasin d’applications" },
  create: { title: "Ajouter un réseau", empty: { url: null, shown: true } },
  fields: [
    { kind: "text", source: "name", label: "Nom", isRequired: true },
    {
      kind: "text",
      source: "url",
      label: "Adresse",
      type: "url",
      help: (link) =>
        link?.settings_url
          ? `Vide, c’est l’adresse des réglages du serveur : ${link.settings_url}`
          : "En https://",
    },
    { kind: "switch", source: "shown", label: "Affiché" },
  ],
});
