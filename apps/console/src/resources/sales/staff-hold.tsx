import type { ConsoleHold } from "@jdj/contract/console/staff-holds";
import Alert from "@mui/material/Alert";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { MayWrite } from "../../forms/may-write.tsx";
import { ReasonForm } from "../../forms/reason-form.tsx";
import { useCommand } from "../../forms/use-command.ts";

interface StaffHoldProps {
  sale: { holds: ConsoleHold[]; may_hold: boolean };
  /** The calls below the record, and what names the sale in them. */
  calls: { hold: string; lift: string; named?: object };
  /** The other side of the sale. */
  provider: "prestataire" | "vendeur";
}

const when = (at: string) => new Date(at).toLocaleString("fr-FR");

/** Holds the money of a sale, or ends that, with a reason for both sides; and what was held before. */
export function StaffHold({ sale, calls, provider }: StaffHoldProps) {
  const { run, isBusy } = useCommand();
  const open = sale.holds.find(({ ended_at }) => ended_at === null);
  const ended = sale.holds.filter(({ ended_at }) => ended_at !== null);
  if (!open && !sale.may_hold && ended.length === 0) return null;
  const readBy = `Lu par le client et le ${provider}, 10 à 500 caractères`;
  const say = (call: string, done: string) => (reason: string) =>
    run("POST", call, { ...calls.named, reason }, done);
  return (
    <Stack spacing={2} sx={{ my: 2, alignItems: "flex-start" }}>
      {open ? (
        <Alert severity="warning" sx={{ maxWidth: 640 }}>
          {`Argent retenu depuis le ${when(open.held_at)} par ${open.held_by}\u00a0: «\u00a0${open.reason}\u00a0»`}
        </Alert>
      ) : null}
      <MayWrite>
        {open ? (
          <ReasonForm
            key="lift"
            label="Motif de la levée"
            hint={readBy}
            action="Lever la retenue"
            disabled={isBusy}
            onSend={say(calls.lift, "L’argent n’est plus retenu")}
          />
        ) : null}
        {sale.may_hold ? (
          <ReasonForm
            key="hold"
            label="Motif de la retenue"
            hint={readBy}
            action="Retenir l’argent"
            disabled={isBusy}
            onSend={say(calls.hold, "L’argent est retenu")}
          />
        ) : null}
      </MayWrite>
      <EndedHolds holds={ended} />
    </Stack>
  );
}

function EndedHolds({ holds }: { holds: ConsoleHold[] }) {
  if (holds.length === 0) return null;
  return (
    <div>
      <Typography variant="body2" color="text.secondary">
        Retenues terminées
      </Typography>
      <List dense disablePadding>
        {holds.map((hold) => (
          <ListItem key={hold.held_at} disableGutters sx={{ display: "block" }}>
            {`Du ${when(hold.held_at)} (${hold.held_by}) au ${when(hold.ended_at ?? "")}${endOf(hold)}`}
            <Typography component="span" color="text.secondary">
              {` («\u00a0${hold.reason}\u00a0»${hold.end_reason === "" ? "" : `, puis «\u00a0${hold.end_reason}\u00a0»`})`}
            </Typography>
          </ListItem>
        ))}
      </List>
    </div>
  );
}

const endOf = ({ ended_by }: ConsoleHold) =>
  ended_by === null ? ", terminée d’elle-même" : ` (${ended_by})`;
