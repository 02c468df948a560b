import type { Subscriber } from "@jdj/contract/console/subscribers";
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
import { stateLabel } from "./state-label.ts";

function Unsubscribe() {
  const subscriber = useRecordContext<Subscriber>();
  const { run, isBusy } = useCommand();
  if (!subscriber || subscriber.state === "left") return null;
  return (
    <MayWrite>
      <ConfirmedButton
        label="Désabonner"
        question={`${subscriber.email} ne recevra plus la lettre.`}
        disabled={isBusy}
        onConfirm={() => void run("POST", "/unsubscribe", undefined, "Désabonnement enregistré")}
      />
    </MayWrite>
  );
}

/** A subscriber of the newsletter. */
export default function SubscriberShow() {
  return (
    <Show title="Abonné à la lettre" actions={false}>
      <SimpleShowLayout>
        <TextField source="email" label="Adresse e-mail" />
        <FunctionField<Subscriber>
          label="Civilité"
          render={({ sex }) => (sex === "M" ? "Monsieur" : "Madame")}
        />
        <FunctionField<Subscriber> label="État" render={({ state }) => stateLabel(state)} />
        <DateField source="asked_at" label="Demandé" showTime />
        <DateField source="confirmed_at" label="Confirmé" showTime emptyText="–" />
        <DateField source="left_at" label="Désabonné" showTime emptyText="–" />
        <Unsubscribe />
      </SimpleShowLayout>
    </Show>
  );
}
