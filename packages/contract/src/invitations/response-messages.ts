/** The sentences of answers, of the event's public card and of the check-in; those of the specification word for word. */
export const responseMessages = {
  /** The specification: success of the form by which a guest adds themselves, with its title. */
  joinedTitle: "Opération réussie\u00a0!",
  joined: "Informations ajouté avec succès !",
  joinFailed: "Erreur lors de l'ajout de l'invité !",
  required: "Ce champ est requis",
  tooManyCompanions: "Votre invitation ne compte pas autant d’accompagnants",
  ceremonyUnknown: "Cette cérémonie n’est pas de votre invitation",
  noCeremony: "Choisissez au moins une cérémonie, ou répondez que vous ne pourrez pas venir",
  choiceUnknown: "Ce choix n’est plus proposé",
  textTooLong: "Votre réponse ne peut dépasser 500 caractères",
  choicesMissing: "Écrivez au moins deux choix, un par ligne",
  saved: "Vos réglages sont enregistrés.",
  invitationsSaved: "Les invitations choisies sont à jour.",
  accepted: "Cette personne est dans votre liste d’invités.",
  refused: "Cette demande est écartée.",
} as const;

export const responseRefusals = {
  "answers-closed": {
    status: 409,
    message:
      "Le délai de réponse est passé. Appelez vos hôtes\u00a0: eux seuls peuvent encore noter votre réponse.",
  },
  "answer-not-asked": {
    status: 409,
    message: "Cette carte n’attend pas de réponse.",
  },
  "card-closed": {
    status: 409,
    message: "Les hôtes ne prennent plus d’inscriptions par cette carte.",
  },
  "door-closed": {
    status: 410,
    message: "Ce lien d’accueil est expiré ou fermé. Demandez-en un autre aux hôtes.",
  },
} as const;
