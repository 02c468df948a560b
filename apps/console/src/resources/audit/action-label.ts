/** What each logged action is called; an action without a label shows its own name. */
const labels: Readonly<Record<string, string>> = {
  "messages.answer": "Réponse à un message",
  "messages.mark": "Message marqué",
  "applications.approve": "Demande de prestataire acceptée",
  "applications.refuse": "Demande de prestataire refusée",
  "applications.resend": "Lien d’activation renvoyé",
  "reviews.hide": "Avis masqué",
  "reviews.keep": "Avis laissé affiché",
  "people.sign-out": "Personne déconnectée partout",
  "channels.update": "Canal modifié",
  "channels.set-price": "Prix d’un canal fixé",
  "channels.remove-price": "Prix à venir retiré",
  "message-models.add": "Modèle de message ajouté",
  "message-models.update": "Modèle de message modifié",
  "budget-lines.add": "Ligne de budget ajoutée",
  "budget-lines.update": "Ligne de budget modifiée",
  "budget-lines.order": "Lignes de budget réordonnées",
  "town-halls.update": "Mairie modifiée",
  "payments.check": "Service de paiement interrogé",
  "payments.request-refund": "Remboursement demandé, à approuver",
  "payments.refund": "Remboursement",
  "payments.end-refund": "Remboursement à la main terminé",
  "seller-payouts.request-pay": "Versement noté, à approuver",
  "seller-payouts.pay": "Versement à un vendeur fait",
  "seller-payouts.refuse": "Versement à un vendeur refusé",
  "staff.add": "Ajout d’une personne de l’équipe",
  "staff.activate": "Activation d’un compte de l’équipe",
  "staff.set-role": "Changement de rôle",
  "staff.remove": "Retrait d’une personne de l’équipe",
  "staff.reset": "Nouveau lien d’activation",
};

/** The French label of an action of the audit log. */
export function actionLabel(action: string): string {
  return labels[action] ?? action;
}
