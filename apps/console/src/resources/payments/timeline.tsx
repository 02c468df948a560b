import { inFrench } from "@jdj/contract/call/french-messages";
import type { ConsolePaymentDetail, TimelineEntry } from "@jdj/contract/console/payments";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useRecordContext } from "react-admin";
import { actionLabel } from "../audit/action-label.ts";
import { fcfa, methodLabel } from "./labels.ts";
import { stateLabel } from "./state-label.ts";

/** What a company answers when it is asked. */
const answers: Readonly<Record<string, string>> = {
  pending: "paiement en cours",
  paid: "payé",
  failed: "refusé",
  expired: "expiré",
  unknown: "paiement inconnu",
  away: "pas de réponse",
};

const at = (instant: string) =>
  new Date(instant).toLocaleString("fr-FR", {
    dateStyle: "medium",
    timeStyle: "medium",
    timeZone: "UTC",
  });

const who = (by: string | null) =>
  by === null ? "" : by === "automatic" ? " (automatique)" : by === "gateway" ? "" : ` par ${by}`;

/** What happened, in one sentence. */
function sentence(entry: TimelineEntry): string {
  const { kind, result, by, times, until } = entry;
  const amount = entry.amount_fcfa === null ? "" : ` de ${fcfa(entry.amount_fcfa)}`;
  const method = methodLabel(entry.method);
  if (kind === "order-opened") return "Commande créée";
  if (kind === "order-closed") return "Commande fermée sans paiement";
  if (kind === "payment-asked") return `Paiement${amount} demandé à ${method}`;
  if (kind === "webhook") return `Annonce reçue de ${method}`;
  if (kind === "gateway-asked") {
    const again = until === null ? "" : `, ${times} fois jusqu’au ${at(until)}`;
    return `${method} interrogé\u00a0: ${answers[result ?? ""] ?? result}${again}`;
  }
  if (kind === "payment-closed") return `Résultat enregistré\u00a0: ${stateLabel(result ?? "")}`;
  if (kind === "refund-asked") return `Remboursement${amount} demandé${who(by)}`;
  if (kind === "refund-closed")
    return `Remboursement terminé${who(by)}\u00a0: ${stateLabel(result ?? "")}`;
  return `${actionLabel(result ?? "")}${who(by)}`;
}

/** All that happened to the order of a payment, the oldest first. */
export function Timeline() {
  // A row of the list stands in until the payment itself is read; it has no timeline.
  const payment = useRecordContext<Partial<ConsolePaymentDetail>>();
  if (payment?.timeline === undefined) return null;
  const several = new Set(payment.timeline.map(({ reference }) => reference)).size > 2;
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography component="h2" variant="h6">
        Ce qui s’est passé
      </Typography>
      <Box component="ol" sx={{ listStyle: "none", p: 0, m: 0 }}>
        {payment.timeline.map((entry) => (
          <Box
            component="li"
            key={`${entry.at} ${entry.kind} ${entry.reference} ${entry.result}`}
            sx={{ borderLeft: "3px solid", borderColor: "primary.main", pl: 2, py: 0.75 }}
          >
            <Typography variant="body2">{sentence(entry)}</Typography>
            <Typography variant="caption" color="text.secondary">
              {at(entry.at)}
              {several && entry.reference !== null ? ` · ${entry.reference}` : ""}
              {entry.reason === null ? "" : ` · ${inFrench(entry.reason)}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
