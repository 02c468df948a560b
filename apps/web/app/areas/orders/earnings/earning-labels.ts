import type { Earning } from "@jdj/contract/orders/earnings";

/** What each kind of move is called. */
export const earningLabels: Record<Earning["kind"], string> = {
  payment: "Vente, commission déduite",
  deposit: "Acompte d’un client",
  refund: "Remboursement au client",
  payout: "Versement demandé",
  "payout-refused": "Versement non fait, rendu",
  "payout-reversed": "Versement annulé, rendu",
};
