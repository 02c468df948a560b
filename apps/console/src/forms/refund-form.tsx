import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { fcfa } from "../resources/payments/labels.ts";

/** What a refund sends: the amount, and what the page showed as left. */
export interface RefundBody {
  reason: string;
  amount_fcfa: number;
  left_fcfa: number;
}

/**
 * The amount of a refund, at most what is left, and its reason. The button says the sum that leaves.
 * @param mostFcfa the most that may go back, where that is less than what is left
 * @param asked what a first person asked for, in FCFA: the second one confirms the same
 * @param onSend returns whether it was taken; else what was typed stays
 */
export function RefundForm({
  paidFcfa,
  leftFcfa,
  mostFcfa = leftFcfa,
  isPartly,
  asked,
  reasonLabel = "Motif du remboursement",
  disabled,
  onSend,
}: {
  paidFcfa: number;
  leftFcfa: number;
  mostFcfa?: number;
  isPartly: boolean;
  asked: number | null;
  reasonLabel?: string;
  disabled: boolean;
  onSend: (body: RefundBody) => Promise<boolean>;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const [reason, setReason] = useState("");
  // What is a part is not proposed as nearly all.
  const text = typed ?? String(asked ?? (mostFcfa < leftFcfa ? "" : leftFcfa));
  const amount = Number(text.replace(/\s/g, ""));
  const isWrong = !Number.isInteger(amount) || amount < 1 || amount > mostFcfa;
  const action = amount === asked ? "Approuver" : "Rembourser";
  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ alignItems: "flex-start", width: "100%", maxWidth: 640 }}
      onSubmit={(event) => {
        event.preventDefault();
        const body = { reason, amount_fcfa: amount, left_fcfa: leftFcfa };
        void onSend(body).then((taken) => {
          if (!taken) return;
          setTyped(null);
          setReason("");
        });
      }}
    >
      <TextField
        label="À rendre (FCFA)"
        value={text}
        required
        disabled={!isPartly}
        error={isWrong && text !== ""}
        helperText={
          isWrong && text !== ""
            ? `Entrez un montant entier, ${fcfa(mostFcfa)} au plus`
            : `Reste ${fcfa(leftFcfa)} sur ${fcfa(paidFcfa)} payés${isPartly ? "" : ", à rendre en une fois"}`
        }
        slotProps={{ htmlInput: { inputMode: "numeric" } }}
        onChange={(event) => setTyped(event.target.value)}
      />
      <TextField
        label={reasonLabel}
        value={reason}
        multiline
        minRows={2}
        fullWidth
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" variant="contained" disabled={disabled || isWrong}>
        {isWrong ? action : `${action} ${fcfa(amount)}`}
      </Button>
    </Stack>
  );
}
