import type { ConsoleProvider } from "@jdj/contract/console/providers";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useRecordContext } from "react-admin";
import { ConfirmedButton } from "../../forms/confirmed-button.tsx";
import { MayWrite } from "../../forms/may-write.tsx";
import { ReasonForm } from "../../forms/reason-form.tsx";
import { useCommand } from "../../forms/use-command.ts";

/** Checks, reminds, suspends and restores. */
export function Actions() {
  const provider = useRecordContext<ConsoleProvider>();
  const { run, isBusy } = useCommand();
  if (!provider) return null;
  const { waits_for: waitsFor, suspended_at: suspendedAt, verified_at: verifiedAt } = provider;
  const isSuspended = suspendedAt !== null;
  const verify = (verified: boolean) =>
    void run("POST", "/verify", { verified }, verified ? "Marqué comme vérifié" : "Marque retirée");
  return (
    <MayWrite>
      <Stack spacing={2} sx={{ alignItems: "flex-start" }}>
        {isSuspended && (
          <Alert severity="warning">Suspendu, pour ce motif : {provider.suspension_reason}</Alert>
        )}
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: "wrap" }}>
          {!isSuspended && waitsFor !== null && (
            <ConfirmedButton
              label={waitsFor === "activate" ? "Renvoyer le lien d’activation" : "Relancer"}
              question={
                waitsFor === "activate"
                  ? "Un nouveau lien part par e-mail ; l’ancien ne vaut plus."
                  : "Un e-mail dit au prestataire ce qu’il reste à faire."
              }
              disabled={isBusy}
              onConfirm={() => void run("POST", "/remind", undefined, "E-mail envoyé")}
            />
          )}
          <Button variant="outlined" disabled={isBusy} onClick={() => verify(verifiedAt === null)}>
            {verifiedAt === null ? "Marquer comme vérifié" : "Retirer la marque « Vérifié »"}
          </Button>
        </Stack>
        {isSuspended ? (
          <ReasonForm
            label="Motif du rétablissement, pour le journal"
            action="Rétablir"
            disabled={isBusy}
            onSend={(reason) => run("POST", "/restore", { reason }, "Prestataire rétabli")}
          />
        ) : (
          <ReasonForm
            label="Motif de la suspension, envoyé par e-mail"
            action="Suspendre"
            disabled={isBusy}
            onSend={(reason) => run("POST", "/suspend", { reason }, "Prestataire suspendu")}
          />
        )}
      </Stack>
    </MayWrite>
  );
}
