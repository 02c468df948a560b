/** The sentences of the centre of notices. */
export const noticeMessages = {
  choicesSaved: "Vos choix sont enregistrés.",
  allRead: "Tout est marqué comme lu.",
  gone: "Cette notification n’existe plus.",
  choiceUnknown: "Ce choix n’existe pas pour cette notification",
  deviceRefused: "Cet appareil ne peut pas être prévenu",
  phoneWayClosed: "Ce moyen n’est pas disponible pour le moment",
  phoneNeeded: "Confirmez d’abord votre numéro\u00a0: c’est là que ces messages arrivent",
  phoneStopped: "Ce numéro a demandé à ne plus rien recevoir",
  deviceOfNobody: "Connectez-vous pour prévenir cet appareil.",
} as const;
