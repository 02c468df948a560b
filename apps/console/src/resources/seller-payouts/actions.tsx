import type { ConsoleHostPayout } from "@jdj/contract/console/host-payouts";
import type { ConsolePayout } from "@jdj/contract/console/seller-payouts";
import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { useRecordContext } from "react-admin";
import { MayWrite } from "../../forms/may-write.tsx";
import { ReasonForm } from "../../forms/reason-form.tsx";
import { useCommand } from "../../forms/use-command.ts";
import { fcfa, phoneLabel } from "../payments/labels.ts";

type Payout = ConsolePayout | ConsoleHostPayout;

/** Notes the transfer, or refuses the payout. @param notice how its receiver learns of it */
export function PayoutActions({ notice }: { notice: string }) {
  const payout = useRecordContext<Payout>();
  const { run, isBusy } = useCommand();
  if (payout?.state !== "requested") return null;
  const { approval } = payout;
  return (
    <MayWrite>
      <Stack spacing={3} sx={{ mt: 2, alignItems: "flex-start", width: "100%" }}>
        {approval ? (
          <Alert severity="warning">
            {approval.requested_by} a noté le transfert {approval.reason}. Une deuxième personne
            doit vérifier qu’il est parti, et entrer sa référence.
          </Alert>
        ) : (
          <Alert severity="info">
            Faites d’abord le transfert de {fcfa(payout.amount_fcfa)} au {phoneLabel(payout.phone)}{" "}
            ({payout.method}), puis notez sa référence. {notice}
          </Alert>
        )}
        <ReasonForm
          label="Référence du transfert"
          action={approval ? "Approuver le versement" : "C’est versé"}
          rows={1}
          disabled={isBusy}
          onSend={(text) => run("POST", "/pay", { transfer_reference: text }, "Versement noté")}
        />
        <ReasonForm
          label="Motif du refus, qui lui sera dit"
          action="Refuser"
          disabled={isBusy}
          onSend={(reason) => run("POST", "/refuse", { reason }, "Versement refusé")}
        />
      </Stack>
    </MayWrite>
  );
}
