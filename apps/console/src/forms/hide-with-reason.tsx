import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { type RaRecord, useRecordContext } from "react-admin";
import { ConfirmedButton } from "./confirmed-button.tsx";
import { MayWrite } from "./may-write.tsx";
import { ReasonForm } from "./reason-form.tsx";
import { useCommand } from "./use-command.ts";

type Moderated = RaRecord & { hidden_at: string | null; hidden_reason: string | null };

/** Hides what the page shows with a reason that is sent by email, or shows it again. */
export function HideWithReason({ what }: { what: string }) {
  const record = useRecordContext<Moderated>();
  const { run, isBusy } = useCommand();
  if (!record) return null;
  return (
    <Stack spacing={2} sx={{ alignItems: "flex-start", mt: 1 }}>
      {record.hidden_at !== null && (
        <Alert severity="warning">Masqué, pour ce motif : {record.hidden_reason}</Alert>
      )}
      <MayWrite>
        {record.hidden_at === null ? (
          <ReasonForm
            label="Motif, envoyé par e-mail"
            action={`Masquer ${what}`}
            disabled={isBusy}
            onSend={(reason) => run("PUT", "", { hidden: true, reason }, "Masqué")}
          />
        ) : (
          <ConfirmedButton
            label="Afficher de nouveau"
            question="Le public le revoit aussitôt, et un e-mail le dit au prestataire."
            disabled={isBusy}
            onConfirm={() => void run("PUT", "", { hidden: false }, "Affiché")}
          />
        )}
      </MayWrite>
    </Stack>
  );
}
