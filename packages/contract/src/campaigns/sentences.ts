/*
 * The sentences of Joy Cards, word for word as in the specification; its English ones are in comments.
 * One export each: the script of a page then holds only those that the page shows.
 */

export const sent = "Succès ! Message envoyé avec succès !";
export const sendFailed = "Erreur\u00a0! Erreur détectée lors de l’envoi du message\u00a0!";
export const resent = "Message envoyé avec succès !";
export const resendFailed = "Erreur détectée lors de l’envoi du message\u00a0!";
export const confirmed = "Votre présence a bien été confirmé !";
export const confirmFailed =
  "Une erreur s’est produite lors de la confirmation de votre présence. Veuillez réessayer, s’il vous plaît.";
export const declined =
  "Votre réponse est bien notée. Vous nous manquerez\u00a0; merci de nous avoir prévenus.";
/** 'Compose your message' */
export const compose = "Composez votre message";
/** 'Choose your design' */
export const chooseDesign = "Choisissez votre modèle de carte";
/** 'No design selected' */
export const noDesign = "Aucun modèle sélectionné";
/** 'Choose your recipients' */
export const chooseRecipients = "Choisissez vos destinataires";
export const noRecipient = "Veuillez sélectionner au moins un destinataire";
/** 'No result found' */
export const noResult = "Aucun résultat";
/** 'No category selected' */
export const noCategory = "Aucune catégorie sélectionnée";
/** 'Send your image by' */
export const sendBy = "Envoyez votre carte par";
/** 'Please choose the sending channel' */
export const chooseChannel = "Veuillez choisir le canal d’envoi";
/** 'This design has no preview' */
export const noPreview = "Ce modèle n’a pas d’aperçu";
/** 'Please select a valid image file.' */
export const invalidImage = "Veuillez sélectionner une image valide";
export const creditNegative =
  "Votre crédit est négatif\u00a0: contactez immédiatement l’administrateur avant tout envoi.";
export const bodyRequired = "Veuillez écrire votre message";
export const bodyTooLong = "Votre message ne peut dépasser 2\u00a0000 caractères";
export const placeholderPrivate =
  "Seuls les hôtes du carnet peuvent écrire leurs coordonnées dans un message. Retirez-les, ou demandez-leur d’écrire celui-ci.";
export const placeholderUnknown =
  "Ce repère n’existe pas\u00a0: choisissez parmi ceux qui sont proposés, par exemple [prénoms]";
/** Of a delivery whose approved template WhatsApp paused or rejected. */
export const templateBlocked =
  "WhatsApp a suspendu notre modèle de message\u00a0: envoyez-la par un autre canal, ou renvoyez-la plus tard";
export const gatewayAway = "Serveur de messagerie injoignable";
export const noEmail = "Pas d’adresse e-mail";
export const noMobile = "Pas de numéro de téléphone utilisable";
export const stopped = "Ne souhaite plus recevoir de messages";
export const imageNotBySms =
  "Une image ne peut pas partir par SMS\u00a0: choisissez un autre canal";
export const scheduleTooEarly = "Veuillez choisir une date d’envoi à venir";
export const scheduleTooLate = "L’envoi ne peut être prévu plus d’un an à l’avance";
export const readyToWrite = "Vos messages sont prêts\u00a0: écrivez à vos invités un par un";
export const leftAlready =
  "La carte de ce brouillon est déjà partie ou annulée\u00a0: vous la trouverez dans vos messages. Pour envoyer celle-ci comme une nouvelle carte, appuyez encore une fois.";
export const saved = "Message enregistré";
export const cancelled = "Envoi annulé";
export const reminded = "Rappel envoyé à ceux qui n’ont pas encore répondu";
export const remindedLately = "Déjà relancé depuis moins de 24\u00a0heures";
export const remindedToday = "Ces invités ont déjà été relancés depuis moins de 24\u00a0heures";
export const everybodyAnswered = "Tous vos invités ont déjà répondu";
export const nobodyReached =
  "Cette carte n’est encore arrivée chez personne\u00a0: il n’y a pas de réponse à attendre";
export const testSent = "Le message d’essai vous a été envoyé";
export const testAddressMissing =
  "Complétez d’abord votre profil\u00a0: il manque votre adresse ou votre numéro";
export const interrupted = "Envoi interrompu\u00a0: nous ne savons pas si le message est parti";
export const eventDeleted = "L’événement a été supprimé avant le départ.";
export const stoppedByStaff = "Envoi arrêté par notre équipe";
export const serviceAway = "Notre service d’envoi n’a pas répondu pendant une journée";
export const unconfirmedResend =
  "Non confirmé\u00a0: ce message est peut-être arrivé. Renvoyé, il peut arriver deux fois.";
export const senderNotOwn =
  "Ce nom ne peut pas être affiché\u00a0: utilisez les noms de ceux qui invitent, par exemple «\u00a0Awa & Koffi\u00a0»";
export const senderReserved =
  "Ce nom est celui d’une entreprise ou d’un service\u00a0: utilisez les noms de ceux qui invitent";
export const campaignsToday =
  "Vous avez fait aujourd’hui tous les envois possibles en un jour. Réessayez demain, rien n’est perdu.";
export const recipientToday = "Ce destinataire a déjà reçu beaucoup de messages aujourd’hui";
