import type { GatewayState } from "@jdj/contract/console/gateway-outages";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import {
  DateField,
  FunctionField,
  NumberField,
  Show,
  SimpleShowLayout,
  TextField,
  useRecordContext,
} from "react-admin";
import { MayWrite } from "../../forms/may-write.tsx";
import { useCommand } from "../../forms/use-command.ts";
import { GatewayChip } from "./gateway-chip.tsx";

/** What is to be done about a paused gateway. */
function Actions() {
  const gateway = useRecordContext<GatewayState>();
  const { run, isBusy } = useCommand();
  if (!gateway || gateway.since === null) return null;
  return (
    <>
      <Alert severity="warning">
        La passerelle nous refuse ou ne répond pas. Vérifiez nos identifiants et notre compte ; rien
        n’est perdu pendant une journée, et un autre contrat du même canal prend le relais s’il y en
        a un.
      </Alert>
      <MayWrite>
        <Button
          variant="contained"
          disabled={isBusy}
          sx={{ my: 1 }}
          onClick={() =>
            void run(
              "POST",
              "/resume",
              undefined,
              "La passerelle est sollicitée dans les minutes qui viennent",
            )
          }
        >
          Réessayer maintenant
        </Button>
      </MayWrite>
    </>
  );
}

/** How a gateway fares. */
export default function OutageShow() {
  return (
    <Show title="Passerelle">
      <SimpleShowLayout>
        <TextField source="name" label="Passerelle" />
        <FunctionField<GatewayState>
          label="État"
          render={(gateway) => <GatewayChip gateway={gateway} />}
        />
        <DateField
          source="since"
          label="Depuis"
          showTime
          emptyText="–"
          options={{ timeZone: "UTC" }}
        />
        <DateField
          source="paused_until"
          label="Prochain essai"
          showTime
          emptyText="–"
          options={{ timeZone: "UTC" }}
        />
        <NumberField source="per_second" label="Messages par seconde" emptyText="–" />
        <NumberField source="failures" label="Pauses de suite" />
        <TextField source="code" label="Code de la passerelle" emptyText="–" />
        <Actions />
      </SimpleShowLayout>
    </Show>
  );
}
