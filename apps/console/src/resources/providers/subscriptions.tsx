import type { ConsoleProvider } from "@jdj/contract/console/providers";
import {
  isSold,
  type SubscriptionKind,
  subscriptionKinds,
  subscriptionNames,
} from "@jdj/contract/providers/subscriptions";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useRecordContext } from "react-admin";
import { ConfirmedButton } from "../../forms/confirmed-button.tsx";
import { MayWrite } from "../../forms/may-write.tsx";
import { useCommand } from "../../forms/use-command.ts";
import { subscriptionStates } from "./labels.ts";

const day = (date: string) => date.split("-").reverse().join("/");

function inAYear(): string {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().slice(0, 10);
}

/** Gives a listing or a boost for free, a subscription or the highlight. */
function Grant() {
  const { run, isBusy } = useCommand();
  const [kind, setKind] = useState<SubscriptionKind>("listing");
  const [reason, setReason] = useState("");
  const [startsOn, setStartsOn] = useState(() => new Date().toISOString().slice(0, 10));
  const [endsOn, setEndsOn] = useState(inAYear);
  const dates = {
    slotProps: { inputLabel: { shrink: true } },
    type: "date",
    size: "small",
  } as const;
  return (
    <Stack
      component="form"
      direction="row"
      useFlexGap
      spacing={1.5}
      sx={{ mt: 2, flexWrap: "wrap", alignItems: "center" }}
      onSubmit={(event) => {
        event.preventDefault();
        const grant = { kind, starts_on: startsOn, ends_on: endsOn, reason };
        void run("POST", "/subscriptions", grant, "Abonnement enregistré");
      }}
    >
      <TextField
        select
        size="small"
        label="Abonnement"
        value={kind}
        sx={{ width: 300 }}
        onChange={(event) => setKind(event.target.value as SubscriptionKind)}
      >
        {subscriptionKinds.map((one) => (
          <MenuItem key={one} value={one}>
            {subscriptionNames[one]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        {...dates}
        sx={{ width: 180 }}
        label="Premier jour"
        value={startsOn}
        onChange={(event) => setStartsOn(event.target.value)}
      />
      <TextField
        {...dates}
        sx={{ width: 180 }}
        label="Dernier jour"
        value={endsOn}
        onChange={(event) => setEndsOn(event.target.value)}
      />
      {isSold(kind) ? (
        <TextField
          size="small"
          label="Motif de la gratuité"
          helperText="Les propriétaires le lisent"
          required
          value={reason}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          sx={{ width: 300 }}
          onChange={(event) => setReason(event.target.value)}
        />
      ) : null}
      <Button type="submit" variant="contained" disabled={isBusy}>
        Accorder
      </Button>
    </Stack>
  );
}

/** What a provider has been granted, and more of it. */
export function Subscriptions() {
  const provider = useRecordContext<ConsoleProvider>();
  const { run, isBusy } = useCommand();
  if (!provider) return null;
  return (
    <>
      {provider.subscriptions.length === 0 ? (
        "Aucun : la boutique n’est pas dans l’annuaire tant qu’elle n’a ni payé ni reçu de période."
      ) : (
        <Table size="small" sx={{ maxWidth: 760 }}>
          <TableHead>
            <TableRow>
              <TableCell>Abonnement</TableCell>
              <TableCell>Dates</TableCell>
              <TableCell>État</TableCell>
              <TableCell />
            </TableRow>
          </TableHead>
          <TableBody>
            {provider.subscriptions.map(({ id, kind, starts_on, ends_on, state, reason }) => (
              <TableRow key={id}>
                <TableCell>
                  {subscriptionNames[kind]}
                  {isSold(kind) ? ` (${reason === null ? "payée" : `offerte : ${reason}`})` : ""}
                </TableCell>
                <TableCell>
                  {day(starts_on)} – {day(ends_on)}
                </TableCell>
                <TableCell>{subscriptionStates[state]}</TableCell>
                <TableCell>
                  {state === "ended" ? null : (
                    <MayWrite of="listing-prices">
                      <ConfirmedButton
                        label="Mettre fin"
                        question={
                          kind === "listing"
                            ? "Sans autre période, la boutique quitte l’annuaire aussitôt et reçoit un e-mail. Un paiement se rembourse dans « Paiements », ce qui annule sa période."
                            : `${subscriptionNames[kind]} : la place dans l’annuaire change aussitôt et le prestataire reçoit un e-mail.`
                        }
                        disabled={isBusy}
                        onConfirm={() =>
                          void run(
                            "DELETE",
                            `/subscriptions/${id}`,
                            undefined,
                            "Abonnement terminé",
                          )
                        }
                      />
                    </MayWrite>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <MayWrite of="listing-prices">
        <Grant />
      </MayWrite>
    </>
  );
}
