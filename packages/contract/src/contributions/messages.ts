/** What a reader is told of the register of contributions. */
export const contributionMessages = {
  contributorAdded: "Ajouté au registre.",
  contributorSaved: "Enregistré.",
  contributorRemoved: "Retiré du registre.",
  nameRequired: "Écrivez le nom",
  registerFull: "Le registre contient 500\u00a0personnes au plus",
  amountRequired: "Entrez un montant en FCFA, en chiffres, plus grand que zéro",
  pledgeInvalid: "Entrez un montant en FCFA, en chiffres, ou laissez vide",
  amountTooLarge: "C’est au-dessus de 50\u00a0000\u00a0000\u00a0FCFA\u00a0: vérifiez le montant",
  dateInFuture: "Cette date est à venir\u00a0: notez l’argent le jour où vous le recevez",
  cashFull: "Cette personne a déjà 100\u00a0versements",
  reasonRequired: "Écrivez pourquoi, pour que chacun comprenne",
  cashRecorded: "Noté. Cela compte dès qu’une deuxième personne l’a confirmé.",
  cashConfirmed: "Confirmé\u00a0: cela compte.",
  cashRefused: "Écarté. La ligne reste visible, elle ne compte pas.",
  cashCancelled: "Annulé. La ligne reste visible, elle ne compte pas.",
  reminded: "La relance est notée.",
  phoneMissing: "Cette personne n’a pas de numéro",
  nothingLeft: "Cette personne a tenu sa promesse",
  closed: "Le registre est clos.",
  reopened: "Le registre est rouvert. Chacun peut de nouveau y noter.",
} as const;

/** That the same cash is there already. @param who who noted it @param amount as people read it */
export const sameCash = (who: string, amount: string) =>
  `${who} a déjà noté ${amount} de cette personne, à la même date. Est-ce un autre versement\u00a0?`;

export const contributionRefusals = {
  "register-closed": {
    status: 409,
    message: "Le registre est clos\u00a0: on n’y note plus rien. La trésorerie peut le rouvrir.",
  },
  "cash-needs-second": {
    status: 409,
    message:
      "C’est vous qui l’avez noté\u00a0: une deuxième personne, propriétaire ou à la trésorerie, doit le confirmer.",
  },
  "cash-of-another": {
    status: 409,
    message: "Seule la personne qui l’a noté peut l’annuler. Vous pouvez l’écarter.",
  },
  "cash-waiting": {
    status: 409,
    message:
      "Des espèces attendent encore d’être confirmées\u00a0: confirmez-les ou écartez-les avant de clore le registre.",
  },
  "contributor-has-paid": {
    status: 409,
    message:
      "Des versements de cette personne sont au registre\u00a0: elle y reste. Vous pouvez corriger son nom.",
  },
} as const;
