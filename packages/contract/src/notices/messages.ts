/** The sentences of the centre of notices. */
export const noticeMessages = {
  choicesSaved: "Vos choix sont enregistrés.",
  allRead: "Tout est marqué comme lu.",
  gone: "Cette notification n’existe plus.",
  choiceUnknown: "Ce choix n’existe pas pour cette notification",
  deviceRefused: "Cet appareil ne peut pas être prévenu",
  deviceOfNobody: "Connectez-vous pour prévenir cet appareil.",
} as const;
