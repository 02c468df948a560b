/** The sentences of quote requests and their chat. Those of the specification are exact. */
export const quoteMessages = {
  requestSent: "Merci pour votre message. Le prestataire vous recontactera dès que possible.",
  givenNamesRequired: "Veuillez entrer vos prénoms",
  emailRequired: "Veuillez entrer votre adresse email",
  phoneRequired: "Veuillez entrer votre numéro de téléphone",
  phoneInvalid: "Veuillez entrer un numéro de téléphone valide (ex: 07 01 02 03 04)",
  providerRequired: "Veuillez choisir un prestataire",
  messageRequired: "Veuillez écrire votre message",
  typeInvalid: "Veuillez choisir comment le prestataire vous recontacte",
  statusInvalid: "Ce statut n’existe pas",
  providerMissing: "Veuillez choisir un prestataire",
  fileRequired: "Veuillez choisir un fichier",
  fileTypes: "Envoyez une photo (JPG, PNG ou WebP) ou un document PDF, TXT ou DOCX",
  fileUntrue: "Le contenu de ce fichier ne correspond pas à son type",
  fileTooHeavy: "Ce fichier dépasse 10 Mo",
  lineLabelRequired: "Veuillez nommer cette ligne",
  quantityInvalid: "La quantité est un nombre entier, de 1 à 100 000",
  unitPriceInvalid: "Le prix est un montant entier en FCFA",
  linesRequired: "Ajoutez au moins une ligne au devis",
  linesTooMany: "Un devis compte 50 lignes au plus",
  totalTooLow: "Le total du devis doit dépasser 0 FCFA",
  totalTooHigh: "Le total du devis dépasse 1 000 000 000 FCFA",
  validityRequired: "Indiquez jusqu’à quand le devis est valable",
  validityPast: "La validité du devis ne peut être passée",
  validityTooFar: "Un devis est valable un an au plus",
  serviceDayPast: "Le jour de la prestation ne peut être passé",
  withdrawalReason: "Écrivez au client pourquoi vous annulez",
  discountInvalid: "La remise est un montant entier en FCFA, plus petit que le total des lignes",
  taxInvalid: "La taxe est un pourcentage entier, de 0 à 30",
  termsTooLong: "Les conditions ne peuvent dépasser 2 000 caractères",
  instalmentsSum: (left: string) => `Les échéances font ensemble le solde : ${left}`,
  instalmentInvalid: "Une échéance est un montant entier en FCFA",
  dueDateRequired: "Indiquez la date de l’échéance",
  dueDatePast: "Une échéance ne peut être passée",
  dueDateTooFar: "Une échéance est dans les deux ans",
  instalmentsTooMany: "Un solde se paie en six échéances au plus",
  templateNameRequired: "Donnez un nom au modèle",
  replyRequired: "Écrivez la réponse",
  templateSaved: "Modèle enregistré",
  depositInvalid: "L’acompte est un montant entier en FCFA, de 100 FCFA au total du devis",
} as const;

/** The refusals of quote requests. */
export const quoteRefusals = {
  "templates-full": {
    status: 409,
    message: "Vous avez 30 modèles\u00a0: retirez-en un avant d’en ajouter.",
  },
  "quote-expired": {
    status: 409,
    message:
      "Ce devis n’est plus valable. Demandez au prestataire d’en envoyer un nouveau avant de l’accepter.",
  },
  "quote-deposit-unpaid": {
    status: 409,
    message: "L’acompte n’est pas encore payé : la prestation ne peut pas commencer.",
  },
  "quote-too-early": {
    status: 409,
    message: "La prestation commence au plus tôt le jour convenu.",
  },
  "quote-provider-suspended": {
    status: 409,
    message:
      "Ce prestataire est suspendu par notre équipe : son devis ne peut pas être accepté pour le moment.",
  },
  "chat-closed": {
    status: 409,
    message: "La conversation est terminée\u00a0: vous ne pouvez plus y écrire.",
  },
  "too-many-streams": {
    status: 429,
    message: "Trop de fenêtres sont ouvertes. Fermez-en une pour recevoir les messages aussitôt.",
  },
} as const;
