import type { PrivacyRequest, PrivacyRequestDetail } from "@jdj/contract/console/privacy-requests";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import {
  DateField,
  FunctionField,
  ReferenceField,
  Show,
  SimpleShowLayout,
  TextField,
  useNotify,
  useRecordContext,
} from "react-admin";
import { request } from "../../data/request.ts";
import { ConfirmedButton } from "../../forms/confirmed-button.tsx";
import { MayWrite } from "../../forms/may-write.tsx";
import { ReasonForm } from "../../forms/reason-form.tsx";
import { sentenceOf, useCommand } from "../../forms/use-command.ts";
import { Erasure } from "./erasure.tsx";
import {
  arrivalLabels,
  daysLabel,
  endedErasures,
  kindLabels,
  stateLabels,
  urgencyOf,
} from "./labels.ts";

/** Saves the data of the person as a file of this browser. */
async function saveData(id: number): Promise<void> {
  const data = await request("POST", `privacy-requests/${id}/data`);
  const file = new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `donnees-${id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Answers a request that waits. */
function Actions() {
  const asked = useRecordContext<PrivacyRequestDetail>();
  const notify = useNotify();
  const command = useCommand();
  const { run, isBusy } = command;
  if (asked?.state !== "open") return null;
  const isExport = asked.kind === "export";
  // A request does not end while the erasure that it asked for waits.
  const mayClose = !asked.erasure || endedErasures.includes(asked.erasure.state);
  const urgency = urgencyOf(asked.days_left);
  return (
    <Stack spacing={2} sx={{ alignItems: "flex-start", mt: 1 }}>
      {urgency !== "success" && urgency !== null && (
        <Alert
          severity={urgency}
        >{`Échéance : ${daysLabel(asked.days_left).toLowerCase()}.`}</Alert>
      )}
      <MayWrite>
        {!isExport && <Erasure asked={asked} command={command} />}
        {isExport && asked.person_id !== null && (
          <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: "wrap" }}>
            <ConfirmedButton
              label="Envoyer la copie"
              question="Un lien vers la copie, valable sept jours, part à l’adresse prouvée du compte."
              disabled={isBusy}
              onConfirm={() => void run("POST", "/run", undefined, "Copie envoyée")}
            />
            <Button
              variant="outlined"
              disabled={isBusy}
              onClick={() =>
                void saveData(asked.id).catch((error: unknown) =>
                  notify(sentenceOf(error), { type: "error" }),
                )
              }
            >
              Télécharger pour un envoi par courrier
            </Button>
          </Stack>
        )}
        {mayClose && (
          <>
            <ReasonForm
              label="Ce qui a été fait"
              action="Marquer comme faite"
              disabled={isBusy}
              onSend={(outcome) =>
                run("POST", "/finish", { outcome }, "Demande marquée comme faite")
              }
            />
            <ReasonForm
              label="Motif du refus"
              action="Refuser"
              disabled={isBusy}
              onSend={(outcome) => run("POST", "/refuse", { outcome }, "Demande refusée")}
            />
          </>
        )}
      </MayWrite>
    </Stack>
  );
}

/** A request about personal data. */
export default function PrivacyRequestShow() {
  return (
    <Show title="Demande sur les données">
      <SimpleShowLayout>
        <FunctionField<PrivacyRequest> label="Demande" render={({ kind }) => kindLabels[kind]} />
        <TextField source="name" label="De" />
        <TextField source="email" label="E-mail de la demande" emptyText="–" />
        <ReferenceField
          source="person_id"
          reference="people"
          label="Compte"
          link="show"
          emptyText="Aucun"
        >
          <TextField source="name" />
        </ReferenceField>
        <FunctionField<PrivacyRequest>
          label="Arrivée"
          render={({ received_by }) => arrivalLabels[received_by]}
        />
        <DateField source="received_on" label="Reçue le" />
        <DateField source="due_on" label="Répondre avant le" />
        <TextField source="note" label="Note" emptyText="–" sx={{ whiteSpace: "pre-line" }} />
        <FunctionField<PrivacyRequest> label="État" render={({ state }) => stateLabels[state]} />
        <TextField source="outcome" label="Réponse" emptyText="–" />
        <DateField source="handled_at" label="Répondue" emptyText="–" showTime />
        <Actions />
      </SimpleShowLayout>
    </Show>
  );
}
