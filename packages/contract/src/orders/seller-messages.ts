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
  restocked: "L’article revenu est de nouveau en stock.",
  returnRefused: "Retour refusé. Le client est prévenu.",
  reasonRequired: "Écrivez la raison\u00a0: le client la lit",
} as const;

/** At the field of a wrong delivery code. @param left how many more may be entered */
export const codeWrong = (left: number) =>
  left === 0
    ? "Ce code n’est pas le bon. Il est fermé maintenant."
    : left === 1
      ? "Ce code n’est pas le bon. Il reste un essai."
      : `Ce code n’est pas le bon. Il reste ${left}\u00a0essais.`;
