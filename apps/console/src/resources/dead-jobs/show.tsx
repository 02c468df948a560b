import type { DeadJob } from "@jdj/contract/console/dead-jobs";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import {
  DateField,
  FunctionField,
  NumberField,
  Show,
  SimpleShowLayout,
  TextField,
  useRecordContext,
  useRedirect,
} from "react-admin";
import { MayWrite } from "../../forms/may-write.tsx";
import { ReasonForm } from "../../forms/reason-form.tsx";
import { useCommand } from "../../forms/use-command.ts";

/** The row numbers with which the job runs. */
function Payload({ job }: { job: DeadJob }) {
  const entries = Object.entries(job.payload);
  return (
    <>
      {entries.map(([name, value]) => (
        <Typography key={name} variant="body2">
          {name} : {value}
        </Typography>
      ))}
      {entries.length === 0 && !job.is_partial && <Typography variant="body2">Aucune</Typography>}
      {job.is_partial && (
        <Typography variant="body2" color="text.secondary">
          Le reste nomme peut-être une personne : il est chiffré et n’est pas affiché.
        </Typography>
      )}
    </>
  );
}

/** Queues the job anew, or removes it with a reason. */
function Actions() {
  const job = useRecordContext<DeadJob>();
  const redirect = useRedirect();
  const { run, isBusy } = useCommand({ refreshes: false });
  if (!job) return null;
  const leave = (isDone: boolean) => {
    if (isDone) redirect("list", "dead-jobs");
    return isDone;
  };
  return (
    <MayWrite>
      <Box sx={{ my: 1 }}>
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() => void run("POST", "/retry", undefined, "Tâche relancée").then(leave)}
        >
          Relancer la tâche
        </Button>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          Elle repart aussitôt, avec un essai de plus.
        </Typography>
      </Box>
      <ReasonForm
        label="Motif, pour le journal"
        action="Écarter la tâche"
        disabled={isBusy}
        onSend={(reason) => run("POST", "/discard", { reason }, "Tâche écartée").then(leave)}
      />
    </MayWrite>
  );
}

/** A job that failed at every attempt. */
export default function DeadJobShow() {
  return (
    <Show title="Tâche en échec">
      <SimpleShowLayout>
        <TextField source="label" label="Tâche" />
        <DateField source="died_at" label="Dernier essai" showTime options={{ timeZone: "UTC" }} />
        <NumberField source="attempts" label="Essais" />
        <FunctionField<DeadJob> label="Données" render={(job) => <Payload job={job} />} />
        <TextField
          source="error"
          label="Erreur"
          emptyText="Rien n’a été gardé"
          sx={{ fontFamily: "monospace", whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}
        />
        <TextField source="id" label="Numéro, pour le journal du serveur" />
        <Actions />
      </SimpleShowLayout>
    </Show>
  );
}
