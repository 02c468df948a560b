/** The sentences of disputes. */
export const disputeMessages = {
  opened: (until: string) =>
    `C’est noté\u00a0: l’argent est gelé. L’autre partie répond jusqu’au ${until}, puis notre équipe décide.`,
  withdrawn: "C’est noté\u00a0: le litige est terminé.",
  answered: "Réponse envoyée au client et à notre équipe.",
  kindRequired: "Choisissez ce qui ne va pas",
  textRequired: "Écrivez ce qui s’est passé",
  answerRequired: "Écrivez votre réponse\u00a0: le client et notre équipe la lisent",
  decisionRequired: "Écrivez votre décision\u00a0: le client et le prestataire la lisent",
  tooManyPhotos: "Cinq photos au plus",
  photosHint: "Cinq photos au plus, en JPEG, PNG ou WebP, 12\u00a0Mo en tout.",
  refundInvalid: "Entrez un montant entier en FCFA, 0 pour tout verser au prestataire",
  refundTooLarge: "Ce montant dépasse ce qui peut être rendu",
} as const;

export const disputeRefusals = {
  "dispute-not-possible": {
    status: 409,
    message:
      "Ce signalement n’est pas possible, ou plus\u00a0: l’argent n’est pas gardé, ou c’est déjà signalé.",
  },
  "dispute-ended": {
    status: 409,
    message: "Ce litige est terminé, ou a changé entre-temps. Relisez-le avant de continuer.",
  },
  "dispute-answered": { status: 409, message: "Une réponse a déjà été donnée à ce litige." },
  "dispute-too-early": {
    status: 409,
    message:
      "L’autre partie peut encore répondre\u00a0: décidez après sa réponse, ou après son délai.",
  },
  "dispute-open": {
    status: 409,
    message:
      "Cet argent est en litige\u00a0: décidez dans la rubrique Litiges ce qui est rendu de lui.",
  },
  "dispute-refund-waits": {
    status: 409,
    message:
      "Un remboursement de ce paiement est en cours\u00a0: terminez-le ou abandonnez-le avant de décider.",
  },
} as const;
