/** The sentences of Joy Cards, to the letter of spec 3 §8 (French ones); English keys of the spec beside ours. */
export const cardMessages = {
  sent: "Succès ! Message envoyé avec succès !",
  sendFailed: "Erreur ! Erreur détectée lors de l'envoie du message !",
  resent: "Message envoyé avec succès !",
  resendFailed: "Erreur détectée lors de l'envoie du message !",
  confirmed: "Votre présence a bien été confirmé !",
  confirmFailed:
    "Un erreur s'est produite lors de la confirmation de votre présence. Veuillez réessayer s'il vous plaît.",
  declined:
    "Votre réponse est bien notée. Vous nous manquerez\u00a0; merci de nous avoir prévenus.",
  noImport: "Une image ne peut pas encore être jointe\u00a0: choisissez un modèle de carte",
  /** 'Compose your message' */
  compose: "Composez votre message",
  /** 'Choose your design' */
  chooseDesign: "Choisissez votre modèle de carte",
  /** 'No design selected' */
  noDesign: "Aucun modèle sélectionné",
  /** 'Choose your recipients' */
  chooseRecipients: "Choisissez vos destinataires",
  noRecipient: "Veuillez sélectionner au moins un destinataire",
  /** 'No result found' */
  noResult: "Aucun résultat",
  /** 'Send your image by' */
  sendBy: "Envoyez votre carte par",
  /** 'Please choose the sending channel' */
  chooseChannel: "Veuillez choisir le canal d’envoi",
  /** 'This design has no preview' */
  noPreview: "Ce modèle n’a pas d’aperçu",
  bodyRequired: "Veuillez écrire votre message",
  placeholderUnknown: "Ce repère n’existe pas : utilisez [civilité], [prénoms] ou [nom]",
  gatewayAway: "Serveur de messagerie injoignable",
  noEmail: "Pas d’adresse e-mail",
} as const;

export const cardRefusals = {
  "already-sent": { status: 409, message: "Cette invitation a déjà été envoyée à cet invité." },
  "channel-closed": { status: 409, message: "Ce canal d’envoi n’est pas encore disponible." },
} as const;
