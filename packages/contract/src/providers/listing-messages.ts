/** The sentences of the listing of providers in the directory. */
export const listingMessages = {
  periodRequired: "Veuillez choisir une durée",
  boostRequired: "Veuillez choisir un nombre de jours",
  notOnOffer: "Cette durée n’est plus proposée\u00a0: choisissez-en une autre",
} as const;

/** The refusals of the listing. */
export const listingRefusals = {
  "sells-without-listing": {
    status: 409,
    message:
      "Votre boutique vend des articles sans paraître dans l’annuaire\u00a0: elle n’a pas d’abonnement à régler.",
  },
  "boost-page-hidden": {
    status: 409,
    message:
      "Votre page n’est pas dans l’annuaire en ce moment\u00a0: publiez-la et réglez son abonnement avant de la mettre en avant.",
  },
  "boost-highlighted": {
    status: 409,
    message:
      "Votre page est déjà en tête de l’annuaire, parmi les prestataires vivement recommandés\u00a0: une mise en avant n’y ajouterait rien.",
  },
  "boost-beyond-listing": {
    status: 409,
    message:
      "Votre abonnement prend fin avant ces jours-là\u00a0: prolongez-le d’abord, pour que chaque jour payé soit montré.",
  },
  "listing-shop-incomplete": {
    status: 409,
    message:
      "Remplissez d’abord votre boutique\u00a0: la période commence dès le paiement, et il manque encore quelque chose à votre page.",
  },
} as const;
