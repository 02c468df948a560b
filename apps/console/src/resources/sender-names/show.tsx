import type { ConsoleSenderName } from "@jdj/contract/console/sender-names";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
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
import { TextDialog } from "../../forms/text-dialog.tsx";
import { senderStateLabel } from "./state-label.ts";

/** Approves, refuses or takes back a sender name. */
function Decision() {
  const name = useRecordContext<ConsoleSenderName>();
  if (!name) return null;
  const { id, can } = name;
  if (!can.approve && !can.refuse && !can.withdraw) return null;
  const path = `sender-names/${id}`;
  return (
    <MayWrite>
      <Stack spacing={2} sx={{ mt: 2 }}>
        {can.approve ? (
          <Typography variant="body2" sx={{ maxWidth: 640 }}>
            Avant d’accepter&nbsp;: le nom est celui de la fête ou de ses hôtes, et il est
            enregistré chez l’opérateur. Un nom que l’opérateur ne connaît pas est remplacé par le
            nôtre.
          </Typography>
        ) : null}
        <Stack direction="row" sx={{ flexWrap: "wrap", gap: 2 }}>
          {can.approve ? (
            <TextDialog
              action="Accepter"
              label="Référence chez l’opérateur (facultatif)"
              hint="Les SMS de cette fête pourront partir sous ce nom. Ses hôtes le lisent dans un e-mail."
              call={{
                path: `${path}/approve`,
                body: (registration) => ({ registration }),
                done: "Nom accepté",
              }}
            />
          ) : null}
          {can.refuse ? (
            <TextDialog
              action="Refuser"
              label="Motif"
              hint="Les hôtes lisent ce motif dans un e-mail, et peuvent demander un autre nom."
              call={{
                path: `${path}/refuse`,
                body: (reason) => ({ reason }),
                done: "Nom refusé",
              }}
            />
          ) : null}
          {can.withdraw ? (
            <TextDialog
              action="Retirer"
              label="Motif"
              hint="Les SMS qui ne sont pas partis partiront sous notre nom. Les hôtes lisent ce motif dans un e-mail. Un nom retiré ne revient que par une nouvelle demande."
              call={{
                path: `${path}/withdraw`,
                body: (reason) => ({ reason }),
                done: "Nom retiré",
              }}
            />
          ) : null}
        </Stack>
      </Stack>
    </MayWrite>
  );
}

/** A sender name, what was decided about it, and what may be. */
export default function SenderNameShow() {
  return (
    <Show title="Nom d’expéditeur">
      <SimpleShowLayout>
        <TextField source="name" label="Nom" />
        <FunctionField<ConsoleSenderName> label="État" render={senderStateLabel} />
        <TextField source="event" label="Fête" />
        <TextField source="requested_by" label="Demandé par" emptyText="Compte effacé" />
        <DateField source="created_at" label="Demandé" showTime />
        <NumberField source="campaigns" label="Envois sous ce nom" />
        <TextField source="registration" label="Référence chez l’opérateur" emptyText="–" />
        <TextField source="reason" label="Motif" emptyText="–" />
        <DateField source="decided_at" label="Décidé" showTime emptyText="–" />
        <TextField source="decided_by" label="Décidé par" emptyText="–" />
        <Decision />
      </SimpleShowLayout>
    </Show>
  );
}
