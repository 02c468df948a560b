import type { OpenMoney } from "./open-money.ts";

const names: Readonly<Record<OpenMoney["kind"], readonly [one: string, several: string]>> = {
  payment: ["paiement en cours", "paiements en cours"],
  refund: ["remboursement en cours", "remboursements en cours"],
  credit: ["message payé et pas encore envoyé", "messages payés et pas encore envoyés"],
  order: ["commande de la boutique en cours", "commandes de la boutique en cours"],
  booking: ["réservation avec acompte versé", "réservations avec acompte versé"],
  quote: ["devis avec acompte versé", "devis avec acompte versé"],
  dispute: ["litige en cours", "litiges en cours"],
  hold: ["vente dont nous retenons l’argent", "ventes dont nous retenons l’argent"],
  "host-money": [
    "fête dont l’argent (cadeaux, pagne) n’est pas versé",
    "fêtes dont l’argent (cadeaux, pagne) n’est pas versé",
  ],
  "host-payout": ["versement demandé", "versements demandés"],
};

const grouped = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, "\u00a0");

/** One line of what is open: « 2 paiements en cours (15 000 FCFA) ». */
export function openMoneySentence({ kind, count, amount_fcfa: amount }: OpenMoney): string {
  const name = names[kind][count > 1 ? 1 : 0];
  const what = `${grouped(count)} ${name}`;
  return amount === null ? what : `${what} (${grouped(amount)}\u00a0FCFA)`;
}
