import type { ConsolePayout } from "@jdj/contract/console/payouts";
import { payoutStates } from "@jdj/contract/payouts/payout-state";

const names: Readonly<Record<ConsolePayout["state"], string>> = {
  requested: "À approuver",
  approved: "À verser",
  sent: "Envoyé, résultat attendu",
  confirmed: "Versé",
  failed: "Échoué, rendu",
  reversed: "Annulé, rendu",
  refused: "Refusé",
};

/** What may become of a payout, for the filter of the list. */
export const payoutStateChoices = payoutStates.map((id) => ({ id, name: names[id] }));

/** The kinds of beneficiaries. */
export const payeeChoices = [
  { id: "seller", name: "Vendeur ou prestataire" },
  { id: "hosts", name: "Hôtes" },
  { id: "fabric", name: "Commande de pagne" },
  { id: "contributions", name: "Cotisations" },
] as const;

type Shown = Pick<ConsolePayout, "state" | "waiting" | "is_suspended">;

/** The French name of a payout's state. */
export function payoutStateLabel({ state, waiting, is_suspended }: Shown): string {
  if (Object.values(waiting).some((one) => one !== null))
    return `${names[state]} – attend une deuxième personne`;
  const isHeld = is_suspended && (state === "requested" || state === "approved");
  return isHeld ? `${names[state]} – prestataire suspendu` : names[state];
}
