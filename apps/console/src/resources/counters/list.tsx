import type { ConsoleCounter } from "@jdj/contract/console/counters";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { OrderedList } from "../../forms/ordered-list.tsx";

const shownToday = ({ shown_count, since }: ConsoleCounter) =>
  `${shown_count.toLocaleString("fr-FR")} aujourd’hui${since ? `, depuis le ${new Date(since).toLocaleDateString("fr-FR", { dateStyle: "long", timeZone: "UTC" })}` : ""}`;

/** The figures of the home page, in their order. */
export default function CounterList() {
  return (
    <OrderedList<ConsoleCounter>
      title="Chiffres de l’accueil"
      label={({ label }) => label}
      details={(counter) => (
        <>
          <Typography variant="caption" color="text.secondary">
            {shownToday(counter)}
          </Typography>
          {!counter.shown && <Chip size="small" label="Masqué" />}
        </>
      )}
    />
  );
}
