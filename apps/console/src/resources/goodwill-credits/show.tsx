import type { ConsoleGoodwillCredit } from "@jdj/contract/console/goodwill-credits";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import {
  DateField,
  FunctionField,
  Show,
  SimpleShowLayout,
  TextField,
  useRecordContext,
} from "react-admin";
import { ConfirmedButton } from "../../forms/confirmed-button.tsx";
import { MayWrite } from "../../forms/may-write.tsx";
import { useCommand } from "../../forms/use-command.ts";
import { fcfa } from "../payments/labels.ts";
import { creditStateLabel } from "./state-label.ts";

/** Approves or drops a credit that waits for a second person. */
function Actions() {
  const credit = useRecordContext<ConsoleGoodwillCredit>();
  const { run, isBusy } = useCommand();
  if (credit?.state !== "waiting") return null;
  return (
    <MayWrite>
      <Alert severity="warning" sx={{ mt: 2 }}>
        {credit.asked_by} a demandé ce crédit. Une deuxième personne doit l’approuver.
      </Alert>
      <Stack direction="row" spacing={2} sx={{ mt: 2 }}>
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() => void run("POST", "/approve", undefined, "Crédit offert")}
        >
          Approuver
        </Button>
        <ConfirmedButton
          label="Abandonner"
          question="Le crédit n’est pas offert."
          disabled={isBusy}
          onConfirm={() => void run("POST", "/drop", undefined, "Abandonné")}
        />
      </Stack>
    </MayWrite>
  );
}

/** A goodwill credit. */
export default function GoodwillCreditShow() {
  return (
    <Show title="Crédit offert">
      <SimpleShowLayout>
        <TextField source="customer" label="Client" />
        <FunctionField<ConsoleGoodwillCredit>
          label="Crédit"
          render={({ units, channel, worth_fcfa }) =>
            `${units} messages par ${channel}, soit ${fcfa(worth_fcfa)}`
          }
        />
        <TextField source="reason" label="Motif" />
        <FunctionField<ConsoleGoodwillCredit>
          label="État"
          render={({ state }) => creditStateLabel(state)}
        />
        <TextField source="asked_by" label="Demandé par" />
        <DateField source="created_at" label="Demandé" showTime />
        <TextField source="given_by" label="Offert par" emptyText="–" />
        <DateField source="given_at" label="Offert" showTime emptyText="–" />
        <Actions />
      </SimpleShowLayout>
    </Show>
  );
}
