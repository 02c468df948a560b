import type { StatementResult } from "@jdj/contract/console/statements";

/** What each result of a comparison is called, and what is to be done about it. */
export const resultTexts: Readonly<Record<StatementResult, { title: string; hint: string }>> = {
  lost: {
    title: "Payés là-bas, pas ici",
    hint: "Le service a l’argent et son annonce s’est perdue. Réglez le paiement\u00a0: la commande suit son cours comme si l’annonce était arrivée.",
  },
  unknown: {
    title: "Payés là-bas, inconnus ici",
    hint: "Aucune de nos références n’est sur la ligne. Si vous savez de quelle commande il s’agit, entrez sa référence.",
  },
  "amount-differs": {
    title: "Autre montant",
    hint: "Le service a reçu une autre somme que celle de la commande. Remboursez le paiement, ou gardez-le et prévenez le client.",
  },
  "not-paid-there": {
    title: "Payés ici, pas là-bas",
    hint: "Le relevé dit que ces paiements n’ont pas abouti, et nous les avons comptés. Vérifiez-les auprès du service.",
  },
  "refunded-there": {
    title: "Remboursés là-bas, pas ici",
    hint: "Le service a rendu l’argent sans nous. Vérifiez le paiement avant de le noter remboursé.",
  },
  matched: { title: "Concordants", hint: "Les deux côtés disent la même chose." },
};
