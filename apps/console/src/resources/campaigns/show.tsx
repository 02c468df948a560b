import type { ConsoleCampaignDetail } from "@jdj/contract/console/campaigns";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import {
  DateField,
  FunctionField,
  Show,
  SimpleShowLayout,
  TextField,
  useRecordContext,
} from "react-admin";
import { ConfirmedButton } from "../../forms/confirmed-button.tsx";
import { TextDialog } from "../../forms/text-dialog.tsx";
import { useCommand } from "../../forms/use-command.ts";
import { statusLabel } from "./status-label.ts";
import { WhatsAppCosts } from "./whatsapp-costs.tsx";

/** Pauses, resumes, ends a campaign, and sends again what failed. */
function Actions() {
  const campaign = useRecordContext<ConsoleCampaignDetail>();
  const { run, isBusy } = useCommand();
  // A row of the list stands in until the campaign itself is read; it has neither.
  if (!campaign || !("can" in campaign)) return null;
  const { can } = campaign;
  return (
    <Stack direction="row" sx={{ mt: 2, flexWrap: "wrap", gap: 2 }}>
      {can.pause && (
        <TextDialog
          action="Suspendre"
          label="Motif (facultatif)"
          hint="Rien d’autre ne part jusqu’à la reprise. Les hôtes voient que leur envoi est suspendu, avec ce motif."
          call={{
            path: `campaigns/${campaign.id}/pause`,
            body: (reason) => ({ reason }),
            done: "Envoi suspendu",
          }}
        />
      )}
      {can.resume && (
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() => void run("POST", "/resume", undefined, "Envoi repris")}
        >
          Reprendre
        </Button>
      )}
      {can.retry && (
        <ConfirmedButton
          label="Renvoyer les échecs"
          question="Ce qui a échoué et peut être joint repart, sur le crédit des hôtes. Les messages incertains ne repartent pas."
          disabled={isBusy}
          onConfirm={() => void run("POST", "/retry", undefined, "Les échecs repartent")}
        />
      )}
      {can.cancel && (
        <ConfirmedButton
          label="Arrêter l’envoi"
          question="Ce qui n’est pas parti ne partira pas, et le crédit en est rendu aux hôtes. Un envoi arrêté ne reprend pas."
          disabled={isBusy}
          onConfirm={() => void run("POST", "/cancel", undefined, "Envoi arrêté")}
        />
      )}
    </Stack>
  );
}

/** What did not arrive, with its reason. */
function Failures() {
  const campaign = useRecordContext<ConsoleCampaignDetail>();
  const { run, isBusy } = useCommand();
  if (!campaign || !("failures" in campaign)) return null;
  if (campaign.failures.length === 0)
    return (
      <Alert severity="success" sx={{ mt: 2 }}>
        Aucun message en échec.
      </Alert>
    );
  return (
    <Box component="section" sx={{ mt: 3, width: "100%", minWidth: 0 }}>
      <Typography component="h2" variant="h6">
        Messages en échec ou incertains
      </Typography>
      <Box sx={{ overflowX: "auto" }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Invité</TableCell>
              <TableCell>État</TableCell>
              <TableCell>Motif</TableCell>
              <TableCell align="right">Essais</TableCell>
              <TableCell />
            </TableRow>
          </TableHead>
          <TableBody>
            {campaign.failures.map(({ id, guest, state, reason, attempts }) => (
              <TableRow key={id}>
                <TableCell>{guest}</TableCell>
                <TableCell>{state === "failed" ? "Échec" : "Incertain"}</TableCell>
                <TableCell>{reason ?? "–"}</TableCell>
                <TableCell align="right">{attempts}</TableCell>
                <TableCell>
                  {state === "failed" && campaign.can.retry && (
                    <Button
                      size="small"
                      disabled={isBusy}
                      onClick={() =>
                        void run("POST", `/deliveries/${id}/retry`, undefined, "Le message repart")
                      }
                    >
                      Renvoyer
                    </Button>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}

/** A campaign, what became of it, and what staff may do. */
export default function CampaignShow() {
  return (
    <Show title="Envoi">
      <SimpleShowLayout>
        <TextField source="event" label="Fête" />
        <TextField source="label" label="Envoi" />
        <TextField source="channel" label="Canal" />
        <FunctionField<ConsoleCampaignDetail> label="État" render={statusLabel} />
        <TextField source="pause_reason" label="Motif de la suspension" emptyText="–" />
        <DateField source="created_at" label="Créé" showTime />
        <DateField source="scheduled_at" label="Prévu" showTime emptyText="Tout de suite" />
        <FunctionField<ConsoleCampaignDetail>
          label="Messages"
          render={({ total, arrived, failed, unconfirmed, waiting }) =>
            `${total}\u00a0: ${arrived} arrivés, ${failed} en échec, ${unconfirmed} incertains, ${waiting} en attente`
          }
        />
        <Actions />
        <WhatsAppCosts />
        <Failures />
      </SimpleShowLayout>
    </Show>
  );
}
