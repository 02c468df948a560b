import { consolePaymentStates } from "@jdj/contract/console/payments";

/** The states of attempts, orders and refunds. */
const labels: Readonly<Record<string, string>> = {
  pending: "En cours",
  open: "En attente",
  paid: "Payé",
  failed: "Échoué",
  expired: "Expiré",
  mismatch: "Autre montant",
  surplus: "Payé deux fois",
  refunded: "Remboursé",
  requested: "Demandé",
  sending: "En cours",
  unconfirmed: "Sans réponse, redemandé",
  "by-hand": "À faire à la main",
  done: "Remboursé",
  refused: "Refusé ou abandonné",
};

/** The French name of a state of a payment, an order or a refund. */
export function stateLabel(state: string): string {
  return labels[state] ?? state;
}

export const stateChoices = consolePaymentStates.map((id) => ({ id, name: stateLabel(id) }));
