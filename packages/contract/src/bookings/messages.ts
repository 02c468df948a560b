/** The sentences of packages and bookings; those of the specification are exact. */
export const bookingMessages = {
  booked: "Votre commande a été réservée avec succès",
  noBooking: "Vous n'avez pas de package réservé",
  noPackage: "Aucun package ne correspond à cette recherche.",
  dateRequired: "Choisissez la date de la prestation",
  noMainDate:
    "Votre carnet n’a pas encore de date de cérémonie principale. Choisissez une date avec «\u00a0Commander plus tard\u00a0».",
  datePast: "Cette date est passée. Choisissez aujourd’hui ou un autre jour à venir.",
  dateTooFar: "Choisissez une date dans les trois prochaines années.",
  dayFull: "Ce package est complet ce jour-là. Choisissez une autre date.",
  dayBusy: "Le prestataire n’est pas disponible ce jour-là. Choisissez une autre date.",
  dayTooSoon: "Ce prestataire se réserve plus longtemps à l’avance. Choisissez une date plus tard.",
  noticeInvalid: "Entrez un nombre de jours, de 0 à 365",
  noticeSaved: "Délai enregistré.",
  calendarRequired: "Collez l’adresse de votre agenda",
  calendarAddress:
    "Cette adresse n’est pas celle d’un agenda. Elle commence par https:// ou webcal://.",
  calendarUnread:
    "Aucun agenda n’a pu être lu à cette adresse. Copiez l’adresse secrète au format iCal.",
  calendarAway: "L’agenda ne répond pas en ce moment. Réessayez dans quelques minutes.",
  calendarKnown: "Cet agenda est déjà relié",
  calendarsMost: "Trois agendas au plus peuvent être reliés",
  calendarAdded: "Agenda relié. Ses jours occupés ferment les vôtres.",
  calendarRemoved: "Agenda retiré. Les jours qu’il fermait sont ouverts.",
  priceInvalid: "Entrez un prix en FCFA, en chiffres",
  pricesCrossed: "Le prix maximum est plus petit que le prix minimum",
  filterInvalid: "Ce filtre n’est pas valide",
  cancelled: "Votre réservation a été annulée.",
  nameRequired: "Donnez un nom au package",
  descriptionRequired: "Décrivez ce que le package comprend",
  priceRequired: "Entrez le prix du package en FCFA",
  priceTooSmall: "Le prix est de 1 000 FCFA au moins",
  unitPriceTooSmall: "Le prix est de 50 FCFA au moins",
  unitInvalid: "Dites pour quoi est ce prix",
  guestsInvalid: "Entrez un nombre d’invités, de 1 à 10\u00a0000",
  quantityRequired: {
    person: "Entrez le nombre d’invités",
    hour: "Entrez le nombre d’heures",
    day: "Entrez le nombre de jours",
    piece: "Entrez le nombre de pièces",
  },
  quantityInvalid: "Entrez un nombre, de 1 à 10\u00a0000",
  totalTooLarge: "Le total dépasse 500 millions de FCFA",
  capacityInvalid: "Entrez un nombre de réservations par jour, de 1 à 100",
  depositInvalid: "Entrez un pourcentage de 0 à 100",
  serviceTypeRequired: "Choisissez le type de service",
  eventTypesRequired: "Choisissez au moins un type d’événement",
  featureTooLong: "Un élément ne peut dépasser 160 caractères",
  tooManyFeatures: "Un package a 20 éléments au plus",
  imageInvalid: "Choisissez une image",
  reasonRequired: "Écrivez au client pourquoi",
} as const;

export const bookingRefusals = {
  "package-gone": {
    status: 409,
    message: "Ce package n’est plus proposé par le prestataire.",
  },
  "package-price-changed": {
    status: 409,
    message: "Le prix de ce package vient de changer. Relisez-le avant de commander.",
  },
  "too-many-unpaid": {
    status: 409,
    message:
      "Vous avez déjà trois réservations en attente d’une réponse ou d’un acompte. Payez ou annulez l’une d’elles avant d’en faire une autre.",
  },
  "too-many-unpaid-a-month": {
    status: 409,
    message:
      "Vous avez déjà deux réservations non payées chez ce prestataire pour ce mois. Payez ou annulez l’une d’elles avant d’en faire une autre.",
  },
} as const;
