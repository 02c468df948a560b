/** What a reader is told of payments: apart, since every page of the notebook loads the others. */
export const cashBookMessages = {
  paymentUndated: "Donnez la date du paiement, ou celle où il est dû",
  paymentInFuture: "Un paiement déjà fait ne peut porter une date à venir",
  meansRequired: "Veuillez choisir le moyen de paiement",
  instalmentCount: "Entre 2 et 24\u00a0échéances",
  cashBookFull: "Le livre de caisse contient 1\u00a0000\u00a0paiements au plus",
  paymentEntered: "Paiement noté.",
  paymentSaved: "Paiement modifié.",
  paymentRemoved: "Paiement retiré.",
  instalmentsPlanned: "Échéances notées. Nous vous les rappellerons.",
};
