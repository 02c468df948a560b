import { accountMessages } from "@jdj/contract/accounts/messages";
import { openMoneySentence } from "@jdj/contract/accounts/open-money-words";
import { consoleRefusals } from "@jdj/contract/console/messages";
import type { PrivacyRequestDetail } from "@jdj/contract/console/privacy-requests";
import { dateAndTime } from "@jdj/french/dates";
import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { ConfirmedButton } from "../../forms/confirmed-button.tsx";
import { ReasonForm } from "../../forms/reason-form.tsx";
import type { useCommand } from "../../forms/use-command.ts";
import { erasureLabels } from "./labels.ts";

type Command = ReturnType<typeof useCommand>;

const channelNames = { email: "par e-mail", phone: "par SMS" } as const;

/** What is known of the erasure, in the order in which it happened. */
function Steps({ erasure }: { erasure: NonNullable<PrivacyRequestDetail["erasure"]> }) {
  const { channel, asked_by, proven_at, approved_by, executes_at, expires_at, reason } = erasure;
  const isWaiting = erasure.state === "asked" || erasure.state === "proven";
  const lines = [
    `Confirmation demandée ${channelNames[channel]} par ${asked_by}`,
    proven_at ? `Confirmé par la personne le ${dateAndTime(proven_at)}` : null,
    approved_by ? `Approuvé par ${approved_by}` : null,
    executes_at ? `Pas avant le ${dateAndTime(executes_at)}` : null,
    isWaiting ? `Abandonné sans suite le ${dateAndTime(expires_at)}` : null,
    reason,
  ];
  return (
    <Stack spacing={0.5}>
      <Typography variant="subtitle1" component="h2">
        {erasureLabels[erasure.state]}
      </Typography>
      {lines.map((line) =>
        line === null ? null : (
          <Typography key={line} variant="body2">
            {line}
          </Typography>
        ),
      )}
    </Stack>
  );
}

/** Money that is open: the account is not erased meanwhile. */
function OpenMoneyAlert({ open }: { open: PrivacyRequestDetail["open_money"] }) {
  if (open.length === 0) return null;
  return (
    <Alert severity="error">
      {accountMessages.moneyOpen}
      <ul>
        {open.map((line) => (
          <li key={line.kind}>{openMoneySentence(line)}</li>
        ))}
      </ul>
    </Alert>
  );
}

/** The steps of an erasure: the person's proof, a second person, 72 hours. */
export function Erasure({ asked, command }: { asked: PrivacyRequestDetail; command: Command }) {
  const { run, isBusy } = command;
  const { erasure, proofs, open_money: open, person_id: personId } = asked;
  const state = erasure?.state;
  const waits = state === "asked" || state === "proven" || state === "approved";
  const mayAsk = personId !== null && !waits && state !== "closed";
  return (
    <Stack spacing={2} sx={{ alignItems: "flex-start" }}>
      {erasure && <Steps erasure={erasure} />}
      {personId !== null && <OpenMoneyAlert open={open} />}
      {mayAsk && proofs.length === 0 && (
        <Alert severity="warning">{consoleRefusals["no-erasure-proof"].message}</Alert>
      )}
      {mayAsk && (
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: "wrap" }}>
          {proofs.map((channel) => (
            <ConfirmedButton
              key={channel}
              label={`Demander la confirmation ${channelNames[channel]}`}
              question="La personne reçoit un lien, à l’adresse ou au numéro que son compte a prouvé. Une fois qu’elle a confirmé, une deuxième personne de l’équipe approuve, et le compte est effacé 72 heures plus tard."
              disabled={isBusy || open.length > 0}
              onConfirm={() => void run("POST", "/run", { channel }, "Confirmation demandée")}
            />
          ))}
        </Stack>
      )}
      {state === "proven" && (
        <ConfirmedButton
          label="Approuver l’effacement"
          question="Le compte, ses fêtes et ses invités seront effacés pour toujours à la fin du délai. Vous devez être une autre personne que celle qui l’a demandé."
          disabled={isBusy || open.length > 0}
          onConfirm={() => void run("POST", "/approve", undefined, "Effacement approuvé")}
        />
      )}
      {waits && (
        <ReasonForm
          label="Motif de l’annulation"
          action="Annuler l’effacement"
          disabled={isBusy}
          onSend={(reason) => run("POST", "/cancel", { reason }, "Effacement annulé")}
        />
      )}
    </Stack>
  );
}
