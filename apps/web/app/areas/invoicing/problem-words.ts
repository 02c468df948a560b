import type { InvoiceProblem } from "@jdj/contract/payments/invoice-problem";

/** Why an invoice is not signed, and what its seller does about it. */
export const problemWords: Readonly<Record<InvoiceProblem, readonly [what: string, then: string]>> =
  {
    key: [
      "La clé est refusée par la FNE",
      "Entrez une autre clé\u00a0: la facture part de nouveau aussitôt.",
    ],
    stickers: [
      "Plus de stickers",
      "Achetez-en dans votre espace FNE\u00a0: nous réessayons seuls, de moins en moins souvent.",
    ],
    refused: ["Refusée par la FNE", "Corrigez la cause, puis renvoyez la facture."],
    unconfirmed: [
      "La FNE n’a pas répondu",
      "Cherchez cette facture dans votre espace FNE\u00a0: si elle y est, notez sa référence\u00a0; si elle n’y est pas, renvoyez-la.",
    ],
    "by-hand": ["À faire à la main", "Faites-la dans votre espace FNE, puis notez sa référence."],
    away: ["La FNE est injoignable", "Nous réessayons seuls."],
  };
