/** The sentences of reviews. Those of the specification are exact. */
export const reviewMessages = {
  confirmDeletion: "Êtes-vous sûr de vouloir supprimer ce commentaire?",
  stored: "Merci\u00a0! Votre avis est publié.",
  saved: "Votre avis est modifié.",
  deleted: "Votre commentaire est supprimé.",
  reported: "Merci. Notre équipe va relire cet avis.",
  replied: "Votre réponse est publiée.",
  replyDeleted: "Votre réponse est retirée.",
  ratingRequired: "Donnez une note de 1 à 5 étoiles",
  channelRequired: "Dites comment vous avez connu ce prestataire",
  descriptionTooLong: "Votre avis ne peut dépasser 242 caractères",
  productReviewTooLong: "Votre avis ne peut dépasser 600 caractères",
  reasonRequired: "Dites en quelques mots ce qui ne va pas",
  reasonTooLong: "Ce texte ne peut dépasser 500 caractères",
  replyTooLong: "Votre réponse ne peut dépasser 500 caractères",
} as const;

export const reviewRefusals = {
  "review-exists": {
    status: 409,
    message: "Vous avez déjà donné votre avis sur ce prestataire. Vous pouvez le modifier.",
  },
  "not-bought": {
    status: 409,
    message: "Seuls ceux qui ont reçu cet article peuvent en donner leur avis.",
  },
} as const;
