/** The sentences of Joy Cards, word for word as in the specification; its English ones are in comments. */
export const cardMessages = {
  sent: "Succès ! Message envoyé avec succès !",
  sendFailed: "Erreur\u00a0! Erreur détectée lors de l’envoi du message\u00a0!",
  resent: "Message envoyé avec succès !",
  resendFailed: "Erreur détectée lors de l’envoi du message\u00a0!",
  confirmed: "Votre présence a bien été confirmé !",
  confirmFailed:
    "Une erreur s’est produite lors de la confirmation de votre présence. Veuillez réessayer, s’il vous plaît.",
  declined:
    "Votre réponse est bien notée. Vous nous manquerez\u00a0; merci de nous avoir prévenus.",
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
  /** 'No category selected' */
  noCategory: "Aucune catégorie sélectionnée",
  /** 'Send your image by' */
  sendBy: "Envoyez votre carte par",
  /** 'Please choose the sending channel' */
  chooseChannel: "Veuillez choisir le canal d’envoi",
  /** 'This design has no preview' */
  noPreview: "Ce modèle n’a pas d’aperçu",
  /** 'Please select a valid image file.' */
  invalidImage: "Veuillez sélectionner une image valide",
  creditNegative:
    "Votre crédit est négatif\u00a0: contactez immédiatement l’administrateur avant tout envoi.",
  bodyRequired: "Veuillez écrire votre message",
  bodyTooLong: "Votre message ne peut dépasser 2\u00a0000 caractères",
  placeholderPrivate:
    "Seuls les hôtes du carnet peuvent écrire leurs coordonnées dans un message. Retirez-les, ou demandez-leur d’écrire celui-ci.",
  placeholderUnknown:
    "Ce repère n’existe pas\u00a0: choisissez parmi ceux qui sont proposés, par exemple [prénoms]",
  gatewayAway: "Serveur de messagerie injoignable",
  noEmail: "Pas d’adresse e-mail",
  noMobile: "Pas de numéro de téléphone utilisable",
  stopped: "Ne souhaite plus recevoir de messages",
  imageNotBySms: "Une image ne peut pas partir par SMS\u00a0: choisissez un autre canal",
  scheduleTooEarly: "Veuillez choisir une date d’envoi à venir",
  scheduleTooLate: "L’envoi ne peut être prévu plus d’un an à l’avance",
  readyToWrite: "Vos messages sont prêts\u00a0: écrivez à vos invités un par un",
  leftAlready:
    "La carte de ce brouillon est déjà partie ou annulée\u00a0: vous la trouverez dans vos messages. Pour envoyer celle-ci comme une nouvelle carte, appuyez encore une fois.",
  saved: "Message enregistré",
  cancelled: "Envoi annulé",
  reminded: "Rappel envoyé à ceux qui n’ont pas encore répondu",
  remindedLately: "Déjà relancé depuis moins de 24\u00a0heures",
  remindedToday: "Ces invités ont déjà été relancés depuis moins de 24\u00a0heures",
  everybodyAnswered: "Tous vos invités ont déjà répondu",
  nobodyReached:
    "Cette carte n’est encore arrivée chez personne\u00a0: il n’y a pas de réponse à attendre",
  testSent: "Le message d’essai vous a été envoyé",
  testAddressMissing:
    "Complétez d’abord votre profil\u00a0: il manque votre adresse ou votre numéro",
  interrupted: "Envoi interrompu\u00a0: nous ne savons pas si le message est parti",
  eventDeleted: "L’événement a été supprimé avant le départ.",
  stoppedByStaff: "Envoi arrêté par notre équipe",
  serviceAway: "Notre service d’envoi n’a pas répondu pendant une journée",
  unconfirmedResend:
    "Non confirmé\u00a0: ce message est peut-être arrivé. Renvoyé, il peut arriver deux fois.",
  senderNotOwn:
    "Ce nom ne peut pas être affiché\u00a0: utilisez les noms de ceux qui invitent, par exemple «\u00a0Awa & Koffi\u00a0»",
  senderReserved:
    "Ce nom est celui d’une entreprise ou d’un service\u00a0: utilisez les noms de ceux qui invitent",
  campaignsToday:
    "Vous avez fait aujourd’hui tous les envois possibles en un jour. Réessayez demain, rien n’est perdu.",
  recipientToday: "Ce destinataire a déjà reçu beaucoup de messages aujourd’hui",
} as const;

/** The error at the chosen guests when more are chosen than may be written to today. */
export function emailsLeftSentence(left: number, isNew: boolean): string {
  const why = isNew ? " (un compte récent est limité les premiers jours)" : "";
  const today = left > 0 ? `encore ${left} invité${left > 1 ? "s" : ""}` : "plus personne";
  return `Aujourd’hui, vous pouvez écrire à ${today}${why}. Choisissez moins d’invités, ou réessayez demain.`;
}

/** How a host goes on when some placeholders have no value. */
export const confirmGaps = "Complétez votre carnet, ou confirmez l’envoi avec ces vides.";

/** The error at a text whose placeholders have no value for some guests. */
export function missingValuesSentence(placeholders: readonly string[]): string {
  const one = placeholders.length === 1;
  return `${placeholders.join(", ")}\u00a0: ${one ? "ce repère est vide" : "ces repères sont vides"} pour certains invités. ${confirmGaps}`;
}

/** The error at a text that links to another site. */
export function foreignLinkSentence(link: string): string {
  return `Un lien vers un autre site ne peut pas partir\u00a0: retirez «\u00a0${link}\u00a0». Le lien de l’invitation s’écrit [lien].`;
}

export const cardRefusals = {
  "already-sent": { status: 409, message: "Cette invitation a déjà été envoyée à cet invité." },
  "channel-closed": { status: 409, message: "Ce canal d’envoi n’est pas encore disponible." },
  "message-under-way": {
    status: 409,
    message: "Cet envoi est déjà parti\u00a0: il ne peut plus être changé.",
  },
  "not-a-test-channel": {
    status: 409,
    message: "Cette carte ne part pas d’ici\u00a0: c’est vous qui l’envoyez ou la partagez.",
  },
} as const;
