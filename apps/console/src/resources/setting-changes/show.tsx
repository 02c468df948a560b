import type { SettingChange } from "@jdj/contract/console/setting-changes";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import {
  DateField,
  Show,
  SimpleShowLayout,
  TextField,
  useRecordContext,
  useRedirect,
} from "react-admin";
import { ConfirmedButton } from "../../forms/confirmed-button.tsx";
import { MayWrite } from "../../forms/may-write.tsx";
import { useCommand } from "../../forms/use-command.ts";

/** Approves a change as the second person, or drops it. */
function Actions() {
  const change = useRecordContext<SettingChange>();
  const { run, isBusy } = useCommand({ refreshes: false });
  const redirect = useRedirect();
  if (!change) return null;
  const end = async (path: string, done: string) => {
    if (await run("POST", path, undefined, done)) redirect("list", "setting-changes");
  };
  return (
    <MayWrite>
      <Stack spacing={2} sx={{ mt: 2, alignItems: "flex-start" }}>
        {change.is_own && (
          <Alert severity="info">
            Vous avez demandé ce changement : une autre personne doit l’approuver.
          </Alert>
        )}
        {!change.is_own && (
          <Button
            variant="contained"
            disabled={isBusy}
            onClick={() => void end("/approve", "Changement fait")}
          >
            Approuver ce changement
          </Button>
        )}
        <ConfirmedButton
          label="Abandonner"
          question="Rien ne change."
          disabled={isBusy}
          onConfirm={() => void end("/drop", "Abandonné")}
        />
      </Stack>
    </MayWrite>
  );
}

/** A change of a price or a number for payments that waits for a second person. */
export default function SettingChangeShow() {
  return (
    <Show title="Changement à approuver">
      <SimpleShowLayout>
        <TextField source="detail" label="Changement" />
        <TextField source="requested_by" label="Demandé par" />
        <DateField source="created_at" label="Demandé" showTime />
        <Actions />
      </SimpleShowLayout>
    </Show>
  );
}
