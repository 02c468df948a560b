/** The sentences about how new leads reach a provider's phone. */
export const alertMessages = {
  channelRequired: "Dites par quel moyen vous prévenir",
  hourWrong: "Choisissez une heure entre 0 et 23",
  whatsappClosed: "WhatsApp n’est pas disponible pour le moment\u00a0: choisissez les SMS.",
  quietHalf: "Choisissez les deux heures, ou aucune",
  quietSame: "Choisissez deux heures différentes",
  whatsappOn: "Vos nouvelles demandes arrivent aussi par WhatsApp.",
  trialOff: "Activez d’abord les messages sur votre téléphone",
  trialSent: "L’essai est parti\u00a0: il arrive sur votre téléphone.",
} as const;

/** The refusals about them. */
export const alertRefusals = {
  "trials-used": {
    status: 429,
    message: "Vous avez envoyé vos essais du jour. Réessayez demain.",
  },
} as const;
