import type { ConsolePayout } from "@jdj/contract/console/payouts";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useRecordContext } from "react-admin";
import { MayWrite } from "../../forms/may-write.tsx";
import { ReasonForm } from "../../forms/reason-form.tsx";
import { useCommand } from "../../forms/use-command.ts";
import { fcfa, phoneLabel } from "../payments/labels.ts";

type Command = ReturnType<typeof useCommand>;
type PayoutActionProps = { payout: ConsolePayout; command: Command };

/** What may be done about a payout in its state. */
export function PayoutActions() {
  const payout = useRecordContext<ConsolePayout>();
  const command = useCommand();
  if (!payout) return null;
  const { state } = payout;
  return (
    <MayWrite>
      <Stack spacing={3} sx={{ mt: 2, alignItems: "flex-start", width: "100%" }}>
        <Warnings payout={payout} />
        {state === "requested" ? <Approval payout={payout} command={command} /> : null}
        {state === "approved" ? <Sending payout={payout} command={command} /> : null}
        {state === "sent" ? <Outcome payout={payout} command={command} /> : null}
        {state === "confirmed" ? <Reversal payout={payout} command={command} /> : null}
        {state === "requested" || state === "approved" ? (
          <ReasonForm
            label="Motif du refus, qui lui sera dit"
            action="Refuser"
            disabled={command.isBusy}
            onSend={(reason) => command.run("POST", "/refuse", { reason }, "Versement refusé")}
          />
        ) : null}
      </Stack>
    </MayWrite>
  );
}

function Warnings({ payout }: { payout: ConsolePayout }) {
  const waiting = Object.values(payout.waiting).find((one) => one !== null);
  const isOpen = ["requested", "approved", "sent"].includes(payout.state);
  return (
    <>
      {payout.is_other_holder && isOpen ? (
        <Alert severity="error">
          Pour l’opérateur, le titulaire est {payout.company_holder}
          {"\u00a0"}; le bénéficiaire a écrit {payout.holder}. Vérifiez avant de verser.
        </Alert>
      ) : null}
      {payout.is_suspended && isOpen ? (
        <Alert severity="warning">
          Ce prestataire est suspendu{"\u00a0"}: ses versements attendent.
        </Alert>
      ) : null}
      {waiting ? (
        <Alert severity="warning">
          {waiting.requested_by} l’a demandé ({waiting.reason}). Une deuxième personne doit
          vérifier, et dire la même chose.
        </Alert>
      ) : null}
    </>
  );
}

function Approval({ payout, command: { run, isBusy } }: PayoutActionProps) {
  return (
    <Button
      variant="contained"
      disabled={isBusy || payout.is_suspended}
      onClick={() => run("POST", "/approve", {}, "Approbation notée")}
    >
      Approuver le versement de {fcfa(payout.amount_fcfa)}
    </Button>
  );
}

function Sending({ payout, command: { run, isBusy } }: PayoutActionProps) {
  const { sendable_by: company } = payout;
  const sum = fcfa(payout.amount_fcfa);
  return (
    <>
      {company === null ? null : (
        <Button
          variant="contained"
          disabled={isBusy || payout.is_suspended}
          onClick={() => run("POST", "/send", {}, `Envoi demandé à ${company}`)}
        >
          Envoyer {sum} par {company}
        </Button>
      )}
      <Alert severity="info">
        {company === null ? "" : "Ou à la main\u00a0: "}faites le transfert de {sum} au{" "}
        {phoneLabel(payout.phone)} ({payout.method}), puis notez sa référence. Le bénéficiaire est
        prévenu par e-mail.
      </Alert>
      <Reference label="C’est versé" command={{ run, isBusy }} />
    </>
  );
}

function Reference({ label, command: { run, isBusy } }: { label: string; command: Command }) {
  return (
    <ReasonForm
      label="Référence du transfert"
      action={label}
      rows={1}
      disabled={isBusy}
      onSend={(text) => run("POST", "/pay", { transfer_reference: text }, "Versement noté")}
    />
  );
}

function Outcome({ payout, command }: PayoutActionProps) {
  return (
    <>
      <Alert severity="info">
        {payout.company} est interrogé jusqu’à ce qu’il réponde. Notez un résultat à la main
        seulement après l’avoir vérifié sur son site, par la clé ci-dessus.
      </Alert>
      <Reference label="Il est arrivé" command={command} />
      <ReasonForm
        label="Pourquoi il n’est pas arrivé, qui lui sera dit"
        action="Il n’est pas arrivé"
        disabled={command.isBusy}
        onSend={(reason) => command.run("POST", "/fail", { reason }, "Échec noté")}
      />
    </>
  );
}

function Reversal({ command }: PayoutActionProps) {
  return (
    <ReasonForm
      label="Pourquoi l’argent est revenu chez nous, qui lui sera dit"
      action="Le transfert est revenu"
      disabled={command.isBusy}
      onSend={(reason) => command.run("POST", "/reverse", { reason }, "Retour noté")}
    />
  );
}
