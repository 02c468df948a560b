import type { ConsoleDisputeDetail } from "@jdj/contract/console/disputes";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Confirm, useRecordContext } from "react-admin";
import { dateAndTime } from "../../format.ts";
import { MayWrite } from "../../forms/may-write.tsx";
import { useCommand } from "../../forms/use-command.ts";
import { type DecisionBody, DecisionForm } from "./decision-form.tsx";
import { releasedBy } from "./labels.ts";
import { Sums } from "./sums.tsx";

/** What was decided, or what may be decided now. */
export function Decision() {
  const dispute = useRecordContext<ConsoleDisputeDetail>();
  const command = useCommand();
  if (!dispute) return null;
  const { state, phase, answer_by, may_decide, approval } = dispute;
  if (state === "decided") return <Decided dispute={dispute} />;
  if (state !== "open") return null;
  if (!may_decide)
    return phase === "answering" ? (
      <Alert severity="info">
        Le prestataire peut répondre jusqu’au {dateAndTime(answer_by)}. Décidez après sa réponse, ou
        après ce délai.
      </Alert>
    ) : null;
  const send = (body: DecisionBody) =>
    command.run("POST", "/decision", body, "Décision enregistrée");
  return (
    <Box component="section" aria-label="Décision">
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        Décision
      </Typography>
      {approval && (
        <Waiting dispute={dispute} approval={approval} isBusy={command.isBusy} onSend={send} />
      )}
      <MayWrite>
        {approval ? (
          <Box component="details" sx={{ mt: 2 }}>
            <Box
              component="summary"
              sx={{ minHeight: 44, alignContent: "center", cursor: "pointer" }}
            >
              Décider autre chose
            </Box>
            <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
              Une autre décision remplace celle qui attend, et attend à son tour une deuxième
              personne.
            </Typography>
            <DecisionForm dispute={dispute} disabled={command.isBusy} onSend={send} />
          </Box>
        ) : (
          <DecisionForm dispute={dispute} disabled={command.isBusy} onSend={send} />
        )}
      </MayWrite>
    </Box>
  );
}

/** The decision of a first person: who, how much and why, and its exact confirmation by a second. */
function Waiting({
  dispute,
  approval,
  isBusy,
  onSend,
}: {
  dispute: ConsoleDisputeDetail;
  approval: NonNullable<ConsoleDisputeDetail["approval"]>;
  isBusy: boolean;
  onSend: (body: DecisionBody) => Promise<boolean>;
}) {
  const [isOpen, setOpen] = useState(false);
  const { requested_by: by, reason, created_at, amount_fcfa: refund } = approval;
  const { left_fcfa: left } = dispute;
  const sums = (
    <Sums refundFcfa={refund} releasedFcfa={releasedBy(dispute, refund)} leftFcfa={left} />
  );
  const approve = () => {
    setOpen(false);
    void onSend({ refund_fcfa: refund, left_fcfa: left, decision: reason });
  };
  return (
    <Alert severity="warning" sx={{ "& .MuiAlert-message": { width: "100%" } }}>
      <Stack spacing={1.5} sx={{ alignItems: "flex-start" }}>
        <span>
          {by} a demandé cette décision le {dateAndTime(created_at)}. Une deuxième personne doit
          confirmer exactement la même.
        </span>
        {sums}
        <Box component="span" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
          «&nbsp;{reason}&nbsp;»
        </Box>
        <MayWrite>
          <Button variant="contained" disabled={isBusy} onClick={() => setOpen(true)}>
            Approuver cette décision
          </Button>
        </MayWrite>
      </Stack>
      <Confirm
        isOpen={isOpen}
        title="Approuver cette décision ?"
        content={
          <Stack spacing={2}>
            {sums}
            <Typography sx={{ whiteSpace: "pre-line" }}>{reason}</Typography>
          </Stack>
        }
        confirm="Approuver"
        onConfirm={approve}
        onClose={() => setOpen(false)}
      />
    </Alert>
  );
}

function Decided({ dispute }: { dispute: ConsoleDisputeDetail }) {
  const { refund_fcfa: refund, released_fcfa: released, decision, decided_by, ended_at } = dispute;
  return (
    <Box component="section" aria-label="Décision">
      <Typography component="h2" variant="h6">
        Décision
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {decided_by ?? "–"}
        {ended_at === null ? "" : `, ${dateAndTime(ended_at)}`}
      </Typography>
      <Stack spacing={1} sx={{ mt: 1 }}>
        <Sums
          refundFcfa={refund}
          releasedFcfa={released}
          leftFcfa={dispute.price === null ? refund + released : dispute.amount_fcfa}
        />
        <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
          {decision === "" ? "Les mots de cette décision sont effacés." : decision}
        </Typography>
      </Stack>
    </Box>
  );
}
