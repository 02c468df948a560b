/** The answers of a mobile-money initiation, exactly as specified. */
export const responseCodes = {
  201: "Paiement en attente",
  641: "Montant minimum 100Fcfa",
  642: "Montant trop élevé",
  100: "ERREUR",
  515: "Numero Incorrect",
} as const;

/** The code that an initiation answers. */
export type ResponseCode = keyof typeof responseCodes;

/** The messages of payments; those of the specification are exact. */
export const paymentMessages = {
  waveFailed: "Erreur lors du lancement de paiement",
  validateFailed: "Erreur détectée lors de l'envoie du message !",
  paid: "Paiement reçu",
  pending: responseCodes[201],
  refunded: "Paiement remboursé",
  failed: "Le paiement n’a pas abouti",
  expired: "Le délai de paiement est passé",
  insufficient: "Solde insuffisant",
  declined: "Paiement refusé",
  away: "Le service de paiement ne répond pas. Réessayez dans un instant.",
  unitsOrAmount: "Choisissez un nombre de messages, ou un montant",
  notForSale: "Ce canal est gratuit\u00a0: il n’a pas de crédit",
  referenceRequired: "Référence de paiement requise",
  amountStep: "Entrez un multiple de 5\u00a0FCFA",
  phoneRequired: "Veuillez entrer le numéro qui va payer",
} as const;

export const paymentRefusals = {
  "credit-short": {
    status: 409,
    message: "Votre crédit ne suffit pas pour cet envoi. Rechargez-le ou contactez-nous.",
  },
  "already-paid": { status: 409, message: "Cette commande est déjà payée." },
  "order-closed": {
    status: 409,
    message: "Cette commande n’est plus à payer\u00a0: elle a été annulée ou modifiée.",
  },
  "reference-used": {
    status: 409,
    message:
      "Cette référence est déjà celle d’une autre commande. Recommencez avec une autre référence.",
  },
  "several-orders": {
    status: 409,
    message:
      "Plusieurs commandes de ce montant attendent leur paiement\u00a0: indiquez le message ou la référence de la commande.",
  },
  "payment-pending": {
    status: 409,
    message:
      "Un paiement de cette commande est déjà en cours. Terminez-le, ou choisissez de payer quand même\u00a0: ce qui serait payé deux fois vous est rendu.",
  },
  "method-closed": { status: 409, message: "Ce moyen de paiement n’est pas disponible." },
  "payments-closed": {
    status: 409,
    message:
      "Le paiement n’est pas disponible pour le moment. Choisissez un canal gratuit, ou moins d’invités que votre crédit.",
  },
  "deposits-closed": {
    status: 409,
    message: "Le paiement en ligne n’est pas disponible pour le moment. Réessayez plus tard.",
  },
  "request-under-way": {
    status: 409,
    message: "Cette demande est déjà en cours. Patientez un instant.",
  },
  "key-reused": {
    status: 409,
    message: "Cette clé a déjà servi à une autre demande. Rechargez la page.",
  },
} as const;
