/** The sentences of gift lists. */
export const giftMessages = {
  amountRequired: "Entrez un montant en FCFA, en chiffres",
  nameRequired: "Écrivez votre nom, pour que vos hôtes sachent qui remercier",
  itemNameRequired: "Écrivez ce que vous souhaitez",
  priceRequired: "Entrez le prix en FCFA, en chiffres",
  photoInvalid: "Choisissez une photo",
  quantityInvalid: "Entrez une quantité de 1 à 1\u00a0000",
  quantityTooSmall: "Une partie est déjà offerte\u00a0: gardez au moins ce montant",
  listFull: "Une liste a 100 cadeaux au plus",
  articleGone: "Cet article n’est plus proposé à la vente.",
  potRequired: "Choisissez un cadeau de la liste",
  saved: "Votre liste de cadeaux est enregistrée.",
  itemAdded: "Le cadeau est dans votre liste.",
  itemSaved: "Le cadeau est modifié.",
  itemRemoved: "Le cadeau est retiré de votre liste.",
  thanksRequired: "Écrivez votre remerciement",
  thanked: "Remerciement noté.",
  thankedByEmail: "Votre remerciement part par e-mail.",
  noEmail: "Cette personne n’a pas laissé d’adresse e-mail",
  noPhone: "Cette personne n’a pas laissé de numéro",
} as const;

export const giftRefusals = {
  "gifts-closed": {
    status: 409,
    message: "Cette liste de cadeaux n’est pas ouverte. Rien n’a été pris.",
  },
  "gift-complete": {
    status: 409,
    message:
      "Ce cadeau vient d’être offert en entier. Choisissez-en un autre, ou participez à la cagnotte.",
  },
  "gift-held": {
    status: 409,
    message:
      "Quelqu’un est en train de payer ce cadeau. Réessayez dans quelques minutes, ou participez à la cagnotte.",
  },
  "gift-not-paid": { status: 409, message: "Ce cadeau n’est pas payé." },
} as const;
