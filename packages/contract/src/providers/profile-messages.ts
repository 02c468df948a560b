/** The sentences of the shop, as its team reads them. */
export const shopMessages = {
  nameRequired: "Veuillez entrer le nom de votre boutique",
  shortRequired: "Veuillez présenter votre boutique en une phrase ou deux",
  tooLong: "Ce texte est trop long\u00a0: 5\u00a0000 caractères au plus",
  amountInvalid: "Veuillez entrer un montant entier en FCFA, sans virgule",
  amountTooLarge: "Ce montant est trop grand",
  pricesCrossed: "Le prix maximum ne peut être inférieur au prix minimum",
  questionRequired: "Écrivez la question",
  answerRequired: "Écrivez la réponse",
  answerTooLong: "Une réponse ne peut dépasser 1\u00a0000 caractères",
  questionsMost: "Quinze questions au plus",
  questionsSaved: "Questions enregistrées",
  unitRequired: "Dites pour quoi est ce prix",
  priceOnRequest: "Sans prix affiché, laissez les deux montants vides",
  phoneInvalid: "Veuillez entrer un numéro de téléphone valide (ex: 07 01 02 03 04)",
  websiteInvalid: "Veuillez entrer une adresse complète, qui commence par https://",
  taxpayerRequired: "Veuillez entrer votre numéro de compte contribuable",
  taxpayerInvalid: "Un numéro de compte contribuable a sept chiffres et une lettre (ex: 1234567A)",
  taxpayerNeeded: "Donnez votre numéro de compte contribuable, ou décochez la TVA",
  emailRequired: "Veuillez entrer l’adresse email où l’on vous répond",
  servicesMost: "Choisissez dix services au plus",
  choiceUnknown: "Ce choix n’existe plus\u00a0: rechargez la page",
  townRequired: "Veuillez choisir la ville ou la commune où vous travaillez",
  saved: "Boutique enregistrée",
  published: "Votre page est en ligne",
  released: "Votre page est prête\u00a0: réglez l’abonnement pour paraître dans l’annuaire",
  unpublished: "Votre page n’est plus dans l’annuaire",
  mediaAdded: "Ajouté à vos photos",
  mediaSaved: "Enregistré",
  mediaMoved: "Ordre enregistré",
  mediaRemoved: "Supprimé",
  mediaFull: "Votre galerie est complète\u00a0: 60 photos et vidéos au plus",
  mediaChoose: "Veuillez choisir une photo ou une vidéo",
  videoInvalid: "Veuillez choisir une photo, ou une vidéo au format MP4 ou WebM",
  videoTooHeavy:
    "Vidéo trop lourde\u00a0: 10 Mo au plus. Publiez-la sur YouTube ou TikTok et donnez son adresse.",
  filmInvalid:
    "Veuillez copier l’adresse complète d’une vidéo YouTube ou TikTok (https://www.youtube.com/watch?v=…)",
  coverIsPhoto: "Seule une photo peut servir de couverture",
  addressNameRequired: "Veuillez nommer cette adresse (ex: Boutique, Atelier)",
  addressesFull: "Dix adresses au plus",
  positionInvalid:
    "Veuillez donner une latitude et une longitude en degrés (ex: 5,3364 et -4,0267)",
  positionHalf: "Donnez la latitude et la longitude, ou aucune des deux",
  addressSaved: "Adresse enregistrée",
  addressRemoved: "Adresse supprimée",
  hoursInvalid: "L’heure de fermeture doit être après celle d’ouverture",
  hoursHalf: "Donnez les deux heures, ou cochez « Fermé »",
  hoursSaved: "Horaires enregistrés",
  dayPast: "Ce jour est passé ou trop lointain",
  dayClosed: "Jour fermé\u00a0: on ne vous propose plus ce jour-là",
  dayOpened: "Jour ouvert",
} as const;

/** The refusals of the shop. */
export const shopRefusals = {
  "shop-incomplete": {
    status: 409,
    message: "Il manque encore quelque chose à votre boutique\u00a0: suivez la liste.",
  },
  "shop-suspended": {
    status: 409,
    message: "Votre page a été retirée par notre équipe\u00a0: écrivez-nous.",
  },
  "day-external": {
    status: 409,
    message:
      "Vous êtes occupé ce jour-là dans un agenda relié. Libérez-le là-bas, ou retirez cet agenda plus bas.",
  },
  "day-booked": {
    status: 409,
    message: "Ce jour est réservé\u00a0: annulez d’abord la réservation.",
  },
} as const;
