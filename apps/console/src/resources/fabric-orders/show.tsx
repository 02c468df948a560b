import type { ConsoleFabricOrderDetail } from "@jdj/contract/console/sales";
import Alert from "@mui/material/Alert";
import { FunctionField } from "react-admin";
import { MayWrite } from "../../forms/may-write.tsx";
import { ReasonForm } from "../../forms/reason-form.tsx";
import { useCommand } from "../../forms/use-command.ts";
import { fcfa } from "../payments/labels.ts";
import { CollectedAccount, Withdrawals } from "../sales/collected-money.tsx";
import { SaleShow } from "../sales/sale-show.tsx";

type Transfer = ConsoleFabricOrderDetail["waiting"][number];

/** A transfer that is to come back, with the form that returns it. */
function Waiting({ transfer }: { transfer: Transfer }) {
  const { run, isBusy } = useCommand();
  const { instalment_id, reference, amount_fcfa, approval } = transfer;
  const send = (reason: string) =>
    run("POST", "/return-transfer", { instalment_id, amount_fcfa, reason }, "Retour enregistré");
  return (
    <>
      {`${fcfa(amount_fcfa)} de la commande ${reference}\u00a0: le solde du vendeur ne les couvre pas.`}
      <MayWrite>
        {approval && (
          <Alert severity="warning" sx={{ mb: 1 }}>
            {approval.requested_by} l’a demandé : {approval.reason}. Une deuxième personne doit le
            confirmer.
          </Alert>
        )}
        <ReasonForm
          label="Motif"
          action={`${approval ? "Approuver\u00a0: rendre" : "Rendre"} ${fcfa(amount_fcfa)} à l’argent collecté`}
          disabled={isBusy}
          onSend={send}
        />
      </MayWrite>
    </>
  );
}

/** A fabric order with its shares, its account and who withdrew from it. */
export default function FabricOrderShow() {
  return (
    <SaleShow title="Commande de pagne" who="Organisateur">
      <FunctionField<ConsoleFabricOrderDetail>
        label="Argent collecté"
        render={({ account }) => <CollectedAccount account={account} />}
      />
      <FunctionField<ConsoleFabricOrderDetail>
        label="Retours qui attendent"
        render={({ waiting }) =>
          waiting.length === 0
            ? "Aucun"
            : waiting.map((one) => <Waiting key={one.instalment_id} transfer={one} />)
        }
      />
      <FunctionField<ConsoleFabricOrderDetail>
        label="Retraits"
        render={({ withdrawals }) => <Withdrawals withdrawals={withdrawals} />}
      />
    </SaleShow>
  );
}
