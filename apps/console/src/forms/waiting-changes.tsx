import type { SettingChange } from "@jdj/contract/console/setting-changes";
import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { Link, useGetList, useResourceContext } from "react-admin";

/** What is said once a change of a setting was asked for. */
export const WAITS = "Demandé\u00a0: une deuxième personne doit l’approuver";

/** The changes of the settings of this page that wait for a second person, each with its page. */
export function WaitingChanges() {
  const resource = useResourceContext();
  const { data = [] } = useGetList<SettingChange>("setting-changes", { filter: { resource } });
  if (data.length === 0) return null;
  return (
    <Stack spacing={1} sx={{ mb: 2 }}>
      {data.map(({ id, detail, requested_by }) => (
        <Alert key={id} severity="warning">
          <Link to={`/setting-changes/${id}/show`}>{detail}</Link> : demandé par {requested_by}, à
          approuver par une autre personne.
        </Alert>
      ))}
    </Stack>
  );
}
