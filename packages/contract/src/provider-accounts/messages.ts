/** The refusals of the providers' space. */
export const providerAccountRefusals = {
  "not-a-provider": { status: 403, message: "Cet espace est réservé aux prestataires." },
  "no-shop": {
    status: 403,
    message:
      "Votre compte n’est rattaché à aucune boutique. Notre équipe l’active sous deux jours.",
  },
} as const;
