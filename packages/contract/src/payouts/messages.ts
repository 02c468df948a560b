/** The sentences of payouts and of the numbers to which they go. */
export const payoutMessages = {
  amountInvalid: "Entrez un montant entier en FCFA, multiple de 5, de 1\u00a0000 au moins",
  amountTooLarge: "Ce montant dépasse ce que vous pouvez retirer",
  numberRequired: "Choisissez le numéro qui reçoit l’argent",
  asked: "Votre demande est enregistrée. Le versement se fait sous deux jours ouvrés.",
  methodRequired: "Choisissez l’opérateur de ce numéro",
  phoneInvalid: "Entrez un numéro de mobile money de Côte d’Ivoire, à dix chiffres",
  holderRequired: "Écrivez le nom du titulaire du numéro",
  codeRequired: "Entrez le code à 6 chiffres reçu par SMS sur ce numéro",
  codeSent: "Un code part par SMS vers ce numéro. Entrez-le pour le confirmer.",
  numberProven:
    "Ce numéro est confirmé. Il peut recevoir un versement dans 48\u00a0heures\u00a0; un e-mail vous le rappelle.",
  numberRemoved: "Ce numéro est retiré.",
} as const;

/** At the field of a number that is not its operator's. @param ofWallet « d’Orange Money » @param begins what its numbers begin with */
export const notOfOperator = (ofWallet: string, begins: string) =>
  `Ce numéro n’est pas ${ofWallet}\u00a0: ses numéros commencent par ${begins}`;

/** At the field of an amount that the wallet does not hold. Amounts as people read them. */
export const aboveWallet = (left: string, ceiling: string, isIdentified: boolean) =>
  `Ce compte mobile money ne peut contenir plus de ${ceiling}${isIdentified ? "" : " tant que son titulaire n’est pas identifié"}\u00a0: demandez ${left} au plus, puis le reste une fois ce compte vidé`;

export const payoutRefusals = {
  "payout-under-way": {
    status: 409,
    message:
      "Un versement est déjà demandé. Attendez qu’il soit fait avant d’en demander un autre.",
  },
  "nothing-to-pay-out": { status: 409, message: "Il n’y a rien à verser pour le moment." },
  "payouts-suspended": {
    status: 409,
    message:
      "Votre boutique est suspendue par notre équipe\u00a0: aucun versement ne peut être demandé pour le moment. Votre argent reste gardé. Écrivez-nous.",
  },
  "payout-number-unproven": {
    status: 409,
    message: "Ce numéro n’est pas encore confirmé\u00a0: entrez d’abord le code reçu par SMS.",
  },
  "payout-number-new": {
    status: 409,
    message:
      "Ce numéro est nouveau\u00a0: par sécurité, il reçoit son premier versement 48\u00a0heures après sa confirmation.",
  },
  "payout-number-proven": { status: 409, message: "Ce numéro est déjà confirmé." },
  "payout-code-just-sent": {
    status: 429,
    message:
      "Un code vient de partir vers ce numéro. Entrez-le, ou attendez une minute avant d’en demander un autre.",
  },
  "payout-numbers-full": {
    status: 409,
    message: "Vous avez déjà cinq numéros de versement. Retirez-en un d’abord.",
  },
} as const;
