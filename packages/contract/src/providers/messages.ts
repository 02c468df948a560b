/** The sentences of the directory. Those of the specification are exact. */
export const directoryMessages = {
  noProvider: "Aucun prestataire associé à cette entrée...",
  priceInvalid: "Veuillez entrer un prix en chiffres, sans virgule (ex. 150 000)",
  priceNegative: "Un prix ne peut être négatif",
  priceTooHigh: "Veuillez entrer un prix d’un milliard de FCFA au plus",
  pricesCrossed: "Le prix maximum doit être au moins égal au prix minimum",
  noFavourite: "Vous n’avez pas de boutique favorite",
  noAddress: "Adresse non définie",
  guestsInvalid: "Entrez un nombre d’invités, de 1 à 10\u00a0000",
  quantityInvalid: "Entrez un nombre, de 1 à 10\u00a0000",
  budgetAdded: "Opération réussie\u00a0!",
  budgetAddedText: "Ajouté au budget avec succès\u00a0!",
  budgetFailed: "Attention !",
  budgetFailedText: "Erreur lors de l'enregistrement des informations !",
  budgetUndone: "Le prix est retiré de votre budget.",
  priceInBudget: "Prix ajouté à votre budget",
  favouriteAdded: "Ajouté à vos favoris.",
  favouriteRemoved: "Retiré de vos favoris.",
} as const;

/** The refusals of the directory. */
export const directoryRefusals = {
  "provider-unlisted": {
    status: 404,
    message: "Ce prestataire ne paraît pas dans l’annuaire en ce moment.",
  },
  "favourites-full": {
    status: 409,
    message: "Vous avez 500 favoris\u00a0: retirez-en un avant d’en ajouter.",
  },
} as const;
