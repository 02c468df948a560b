/** The sentences of the page of an event, for its hosts and its guests. */
export const eventPageMessages = {
  saved: "La page de la fête est à jour.",
  opened: "La page de la fête est ouverte. Partagez son lien.",
  closed: "La page de la fête est fermée.",
  moved: "L’adresse a changé. Partagez le nouveau lien\u00a0: l’ancien ne mène plus à la page.",
  placeAdded: "Le logement est sur la page.",
  placeRemoved: "Le logement est retiré de la page.",
  questionAdded: "La question est sur la page.",
  questionRemoved: "La question est retirée de la page.",
  visibilityRequired: "Choisissez qui voit la page",
  nameRequired: "Écrivez au moins une lettre ou un chiffre",
  nameTaken: "Cette adresse est déjà prise. Ajoutez une ville ou une année",
  passwordRequired: "Choisissez un mot de passe d’au moins 6\u00a0caractères",
  passwordWrong: "Ce n’est pas le mot de passe. Vérifiez-le auprès de vos hôtes",
  placeRequired: "Écrivez le nom du logement",
  questionRequired: "Écrivez la question",
  answerRequired: "Écrivez la réponse",
  linkInvalid: "Collez une adresse de site, comme https://hotel.ci",
  contactRequired: "Écrivez qui répond à ce numéro",
  placesFull: "Une page a 20\u00a0logements au plus",
  questionsFull: "Une page a 30\u00a0questions au plus",
} as const;

export const eventPageRefusals = {
  "event-page-moved": {
    status: 410,
    message: "Ce lien ne mène plus à la page de la fête. Demandez le nouveau à vos hôtes.",
  },
} as const;
