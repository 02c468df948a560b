/** The sentences of orders as a seller's team reads them. */
export const sellerOrderMessages = {
  prepared: "Commande préparée. Le client est prévenu.",
  shipped: "Commande expédiée. Le client est prévenu.",
  delivered: "Commande livrée. Le client est prévenu.",
  cancelled: "Commande annulée. Le client est prévenu et remboursé.",
  returnAccepted:
    "Retour accepté. Le client est remboursé\u00a0: remettez l’article en stock à sa réception.",
  codeAccepted: "Code accepté\u00a0: la livraison est confirmée. Le client est prévenu.",
  codeInvalid: "Entrez les quatre chiffres que le client vous donne",
  disputeAnswered: "Réponse envoyée au client et à notre équipe.",
  answerRequired: "Écrivez votre réponse\u00a0: le client et notre équipe la lisent",
  restocked: "L’article revenu est de nouveau en stock.",
  returnRefused: "Retour refusé. Le client est prévenu.",
  reasonRequired: "Écrivez la raison\u00a0: le client la lit",
  payoutAsked: "Retrait demandé. Il est versé sous deux jours ouvrés.",
  payoutInvalid: "Veuillez entrer un montant entier en FCFA, multiple de 5, de 1\u00a0000 au moins",
  payoutTooLarge: "Ce montant dépasse ce que vous pouvez retirer",
  payoutPhoneInvalid: "Veuillez entrer un numéro de téléphone valide (ex: 07 01 02 03 04)",
  payoutMethodRequired: "Veuillez choisir l’opérateur de ce numéro",
} as const;

/** At the field of a wrong delivery code. @param left how many more may be entered */
export const codeWrong = (left: number) =>
  left === 0
    ? "Ce code n’est pas le bon. Il est fermé maintenant."
    : left === 1
      ? "Ce code n’est pas le bon. Il reste un essai."
      : `Ce code n’est pas le bon. Il reste ${left}\u00a0essais.`;
