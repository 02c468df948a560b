/** The sentences of the listing of providers in the directory. */
export const listingMessages = {
  periodRequired: "Veuillez choisir une durée",
  notOnOffer: "Cette durée n’est plus proposée\u00a0: choisissez-en une autre",
} as const;

/** The refusals of the listing. */
export const listingRefusals = {
  "sells-without-listing": {
    status: 409,
    message:
      "Votre boutique vend des articles sans paraître dans l’annuaire\u00a0: elle n’a pas d’abonnement à régler.",
  },
  "listing-shop-incomplete": {
    status: 409,
    message:
      "Remplissez d’abord votre boutique\u00a0: la période commence dès le paiement, et il manque encore quelque chose à votre page.",
  },
} as const;
