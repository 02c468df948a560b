import type { ConsoleCounter } from "@jdj/contract/console/counters";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { resource } from "../resource/resource.tsx";

const shownToday = ({ shown_count, since }: ConsoleCounter) =>
  `${shown_count.toLocaleString("fr-FR")} aujourd’hui${since ? `, depuis le ${new Date(since).toLocaleDateString("fr-FR", { dateStyle: "long", timeZone: "UTC" })}` : ""}`;

/** The numbers of the home page. */
export default resource<ConsoleCounter>({
  list: {
    rowName: ({ label }) => label,
    details: (counter) => (
      <>
        <Typography variant="caption" color="text.secondary">
          {shownToday(counter)}
        </Typography>
        {!counter.shown && <Chip size="small" label="Masqué" />}
      </>
    ),
  },
  edit: { title: "Chiffre de l’accueil" },
  create: {
    title: "Ajouter un chiffre",
    empty: { count: 0, since: null, image: null, shown: true },
  },
  fields: [
    {
      kind: "text",
      source: "label",
      label: "Libellé",
      help: "Ce que le nombre compte, par exemple « mariages célébrés »",
      isRequired: true,
    },
    { kind: "number", source: "count", label: "Nombre", isRequired: true, min: 0 },
    {
      kind: "date",
      source: "since",
      label: "Années depuis le",
      help: "Avec une date, l’accueil montre les années écoulées au lieu du nombre",
    },
    { kind: "picture", source: "image", label: "Image" },
    { kind: "switch", source: "shown", label: "Affiché" },
  ],
});
