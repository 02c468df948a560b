import type { ConsoleDisputeDetail } from "@jdj/contract/console/disputes";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Confirm } from "react-admin";
import { fcfa } from "../payments/labels.ts";
import { releasedBy } from "./labels.ts";
import { Sums } from "./sums.tsx";

/** What a decision sends. */
export interface DecisionBody {
  refund_fcfa: number;
  left_fcfa: number;
  decision: string;
}

/**
 * What goes back to the customer, and why; the rest is the provider's. Both sums are confirmed.
 * @param onSend returns whether it was taken; else what was typed stays
 */
export function DecisionForm({
  dispute,
  disabled,
  onSend,
}: {
  dispute: ConsoleDisputeDetail;
  disabled: boolean;
  onSend: (body: DecisionBody) => Promise<boolean>;
}) {
  const { left_fcfa: left } = dispute;
  const [typed, setTyped] = useState("");
  const [decision, setDecision] = useState("");
  const [isOpen, setOpen] = useState(false);
  const digits = typed.replace(/\s/g, "");
  const refund = Number(digits);
  const isRight = /^\d+$/.test(digits) && refund <= left;
  const isWrong = digits !== "" && !isRight;
  const isReady = isRight && decision.trim() !== "";
  const send = () => {
    setOpen(false);
    void onSend({ refund_fcfa: refund, left_fcfa: left, decision: decision.trim() });
  };
  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ alignItems: "flex-start", width: "100%", maxWidth: 640 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) setOpen(true);
      }}
    >
      <TextField
        label="À rendre au client (FCFA)"
        value={typed}
        required
        error={isWrong}
        helperText={
          isWrong
            ? `Entrez un montant entier, de 0 à ${fcfa(left)}`
            : `${fcfa(left)} sont gelés\u00a0; 0 verse tout au prestataire`
        }
        slotProps={{ htmlInput: { inputMode: "numeric", autoComplete: "off" } }}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
        <Button size="small" variant="outlined" onClick={() => setTyped(String(left))}>
          Tout au client
        </Button>
        <Button size="small" variant="outlined" onClick={() => setTyped("0")}>
          Tout au prestataire
        </Button>
      </Stack>
      <div aria-live="polite">
        {isRight && (
          <Sums refundFcfa={refund} releasedFcfa={releasedBy(dispute, refund)} leftFcfa={left} />
        )}
      </div>
      <TextField
        label="Votre décision"
        value={decision}
        required
        multiline
        minRows={3}
        fullWidth
        helperText="Le client et le prestataire la lisent. 500 caractères au plus."
        slotProps={{ htmlInput: { maxLength: 500 } }}
        onChange={(event) => setDecision(event.target.value)}
      />
      <Button type="submit" variant="contained" disabled={disabled || !isReady}>
        Décider
      </Button>
      <Confirm
        isOpen={isOpen}
        title="Rendre cette décision ?"
        content={
          <Stack spacing={2}>
            <Sums refundFcfa={refund} releasedFcfa={releasedBy(dispute, refund)} leftFcfa={left} />
            <Typography sx={{ whiteSpace: "pre-line" }}>{decision.trim()}</Typography>
          </Stack>
        }
        confirm="Décider"
        onConfirm={send}
        onClose={() => setOpen(false)}
      />
    </Stack>
  );
}
