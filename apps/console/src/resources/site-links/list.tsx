import type { ConsoleSiteLink } from "@jdj/contract/console/site-links";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { OrderedList } from "../../forms/ordered-list.tsx";

/** The networks and app stores that every page links to, in their order. */
export default function SiteLinkList() {
  return (
    <OrderedList<ConsoleSiteLink>
      title="Réseaux et applications"
      label={({ name }) => name}
      details={({ url, settings_url, shown }) => (
        <>
          <Typography variant="caption" color="text.secondary">
            {url ?? settings_url ?? "sans adresse"}
          </Typography>
          {!shown && <Chip size="small" label="Masqué" />}
        </>
      )}
    />
  );
}
