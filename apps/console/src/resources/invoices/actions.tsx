import type { ConsoleInvoice } from "@jdj/contract/console/invoices";
import { isForStaff } from "@jdj/contract/payments/invoice-states";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useRecordContext } from "react-admin";
import { MayWrite } from "../../forms/may-write.tsx";
import { ReasonForm } from "../../forms/reason-form.tsx";
import { useCommand } from "../../forms/use-command.ts";

/** What a person is asked to do in each state that waits for one. */
const asked: Partial<Record<ConsoleInvoice["state"], string>> = {
  unconfirmed:
    "La réponse de la DGI s’est perdue. Cherchez cette facture dans l’espace FNE\u00a0: si elle y est, notez sa référence\u00a0; si elle n’y est pas, renvoyez-la.",
  failed: "La DGI l’a refusée. Corrigez la cause, puis renvoyez-la.",
  "by-hand": "Faites-la dans l’espace FNE de la DGI, puis notez sa référence.",
};

/** What may be done about an invoice that waits for a person. */
export function InvoiceActions() {
  const invoice = useRecordContext<ConsoleInvoice>();
  const { run, isBusy } = useCommand();
  if (!invoice || !isForStaff(invoice.state)) return null;
  return (
    <MayWrite>
      <Stack spacing={3} sx={{ mt: 2, alignItems: "flex-start", width: "100%" }}>
        <Alert severity="warning">
          {invoice.seller === null
            ? asked[invoice.state]
            : `C’est à ${invoice.seller} d’en décider, dans son espace. N’agissez qu’à sa demande.`}
        </Alert>
        <ReasonForm
          label="Référence de la facture dans l’espace FNE"
          action="Noter cette référence"
          rows={1}
          disabled={isBusy}
          onSend={(reference) => run("POST", "/record", { reference }, "Référence notée")}
        />
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => void run("POST", "/retry", {}, "Envoi demandé")}
        >
          Renvoyer à la DGI
        </Button>
      </Stack>
    </MayWrite>
  );
}
