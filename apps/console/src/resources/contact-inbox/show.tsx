import type { InboxMessage } from "@jdj/contract/console/contact-inbox";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { DateField, Show, SimpleShowLayout, TextField, useRecordContext } from "react-admin";
import { MayWrite } from "../../forms/may-write.tsx";
import { ReasonForm } from "../../forms/reason-form.tsx";
import { useCommand } from "../../forms/use-command.ts";

/** The answers that were sent. */
function Answers() {
  const message = useRecordContext<InboxMessage>();
  return message?.answers.map(({ id, staff_name, body, created_at }) => (
    <Box key={id} sx={{ borderLeft: "4px solid", borderColor: "primary.main", pl: 2, my: 1 }}>
      <Typography variant="body2" color="text.secondary">
        {staff_name}, {new Date(created_at).toLocaleString("fr-FR")}
      </Typography>
      <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{body}</Typography>
    </Box>
  ));
}

/** Answers the message, or marks it without an answer. */
function Actions() {
  const message = useRecordContext<InboxMessage>();
  const { run, isBusy } = useCommand();
  if (!message) return null;
  const handled = message.handled_at === null;
  return (
    <MayWrite>
      <ReasonForm
        label="Votre réponse"
        action="Répondre par e-mail"
        rows={5}
        disabled={isBusy}
        onSend={(body) => run("POST", "/answer", { body }, "Réponse envoyée")}
      />
      <Button disabled={isBusy} onClick={() => void run("PUT", "", { handled }, "Noté")}>
        {handled ? "Marquer traité sans répondre" : "Remettre en attente"}
      </Button>
    </MayWrite>
  );
}

/** A message with its answers. */
export default function MessageShow() {
  return (
    <Show title="Message">
      <SimpleShowLayout>
        <TextField source="name" label="Nom" />
        <TextField source="email" label="Adresse e-mail" />
        <DateField source="created_at" label="Reçu" showTime />
        <TextField
          source="body"
          label="Message"
          sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}
        />
        <Answers />
        <Actions />
      </SimpleShowLayout>
    </Show>
  );
}
