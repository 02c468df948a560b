import type { VendorApplication } from "@jdj/contract/console/applications";
import { goods } from "@jdj/contract/content/goods";
import { trades } from "@jdj/contract/content/trades";
import Stack from "@mui/material/Stack";
import {
  DateField,
  FunctionField,
  Show,
  SimpleShowLayout,
  TextField,
  UrlField,
  useRecordContext,
} from "react-admin";
import { ConfirmedButton } from "../../forms/confirmed-button.tsx";
import { MayWrite } from "../../forms/may-write.tsx";
import { ReasonForm } from "../../forms/reason-form.tsx";
import { useCommand } from "../../forms/use-command.ts";
import { decisionLabel } from "./decision-label.ts";

const tradeNames = {
  provider: new Map<string, string>(Object.entries(trades)),
  seller: new Map<string, string>(Object.entries(goods)),
};

/** Approves or refuses, once; afterwards the link may be sent again. */
function Actions() {
  const application = useRecordContext<VendorApplication>();
  const { run, isBusy } = useCommand();
  if (!application || application.decision === "refused") return null;
  if (application.decision === "approved")
    return (
      <MayWrite>
        <ConfirmedButton
          label="Renvoyer le lien d’activation"
          question="Un nouveau lien part par e-mail ; l’ancien ne vaut plus."
          disabled={isBusy}
          onConfirm={() => void run("POST", "/resend", undefined, "Lien envoyé")}
        />
      </MayWrite>
    );
  return (
    <MayWrite>
      <Stack spacing={3} sx={{ mt: 2, alignItems: "flex-start" }}>
        <ConfirmedButton
          label="Accepter"
          question="La boutique est créée, sans être publiée, et le lien d’activation part par e-mail."
          disabled={isBusy}
          onConfirm={() => void run("POST", "/approve", undefined, "Demande acceptée")}
        />
        <ReasonForm
          label="Motif du refus, envoyé par e-mail"
          action="Refuser"
          disabled={isBusy}
          onSend={(reason) => run("POST", "/refuse", { reason }, "Demande refusée")}
        />
      </Stack>
    </MayWrite>
  );
}

/** A vendor's request. */
export default function ApplicationShow() {
  return (
    <Show title="Demande de compte">
      <SimpleShowLayout>
        <TextField source="company" label="Entreprise" />
        <FunctionField<VendorApplication>
          label="Ce qu’elle propose"
          render={({ kind, trade }) =>
            `${kind === "seller" ? "Vendeur" : "Prestataire"}, ${tradeNames[kind].get(trade) ?? trade}`
          }
        />
        <TextField source="town" label="Ville" />
        <TextField source="contact_name" label="Contact" />
        <TextField source="email" label="Adresse e-mail" />
        <TextField source="phone" label="Téléphone" />
        <UrlField source="website" label="Site" rel="noreferrer noopener nofollow" />
        <TextField source="presentation" label="Présentation" sx={{ whiteSpace: "pre-line" }} />
        <DateField source="created_at" label="Reçue" showTime />
        <FunctionField<VendorApplication>
          label="Décision"
          render={({ decision }) => decisionLabel(decision)}
        />
        <TextField source="refusal_reason" label="Motif du refus" emptyText="–" />
        <Actions />
      </SimpleShowLayout>
    </Show>
  );
}
