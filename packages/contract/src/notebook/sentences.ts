/*
 * The sentences of the notebook; those that calls answer are the specification's, to the letter.
 * One export each: the script of a page then holds only those that the page shows.
 */

export const required = "Ce champ est requis";
export const saved = "Informations enregistrées avec succès !";
export const savedTitle = "Opération réussie\u00a0!";
export const changedMeanwhile =
  "Quelqu’un d’autre a modifié ces informations entre-temps. Rechargez la page pour voir sa version avant de continuer.";
export const saveFailed = "Erreur lors de l'enregistrement des informations !";
export const eventCreated = "Evenement crée avec succès !";
export const eventChosen = "Evenement choisi avec succès !";
export const eventArchived = "Événement archivé.";
export const eventUnarchived = "Événement remis dans votre liste.";
export const eventCancelled = "Événement annulé. Les cartes déjà envoyées le disent.";
export const eventReinstated = "L’événement a de nouveau lieu. Les cartes déjà envoyées le disent.";
export const eventDeleted = "Événement supprimé. Vous pouvez le reprendre pendant 30 jours.";
export const eventRestored = "Événement repris.";
export const eventRewoven = "Voici votre nouveau tissage.";
export const eventChanged = "Evenement modifié avec succès !";
export const eventChangeFailed = "L’opération a échoué\u00a0!";
export const eventTypeFixed =
  "Le type ne peut plus changer\u00a0: des informations sont déjà enregistrées dans le carnet de cet événement";
export const eventFailed =
  "L’opération a échoué\u00a0! Erreur lors de l’enregistrement des informations\u00a0!";
/** The owner's English key: `Select an image`. */
export const selectAnImage = "Veuillez sélectionner une image";
export const imageTooHeavy = "Image trop lourde !";
export const guestsIncomplete = "Attention ! Veuillez remplir tous les champs obligatoires !";
export const guestCreationFailed = "Erreur lors de l'ajout de l'invité !";
export const guestUpdateFailed = "Erreur lors de la modification des informations !";
export const guestsAdded = "Informations ajouté avec succès !";
export const guestDeleted = "Invité supprimé avec succès !";
export const guestDeletionQuestion = "Êtes-vous sûr de vouloir supprimer cet invité\u00a0?";
export const guestDeletionYes = "Oui, je le souhaite";
export const guestDeletionNo = "Annuler";
export const noGuest = "Aucun invité enregistré !";
export const importError =
  "Oups... Une erreur a été détectée dans le fichier. Veuillez le remplir correctement tous les champs s.v.p.";
export const phoneInvalid =
  "Veuillez entrer un numéro de téléphone valide (ex: +(225) 07 01 02 03 04)";
export const namesOnlyLetters = "Veuillez n’utiliser que des lettres et des espaces";
export const loadFailed = "Erreur lors de la récupération des informations !";
/** Of « En bref » and the committee. */
export const summaryLoadFailed = "Erreur lors de la récupération des informations\u00a0!";
export const datesPlacesFailed = "Erreur lors de la sauvegarde des informations !";
export const saveFailedToast = "Attention ! Erreur lors de l'enregistrement des informations !";
/** The empty list of a type of event without a template. */
export const emptyTemplate = "Il n’y a pas de paramètre pour ce type d’événement";
export const providerPriceAdded = "Ajouter au budget avec succès !";
export const minimumOverMaximum = "Le montant minimum ne peut dépasser le maximum";
export const amountInvalid = "Veuillez entrer un montant entier en FCFA, sans virgule ni signe";
export const amountTooLarge = "Ce montant est trop élevé";
export const datesCrossed = "La date de fin ne peut précéder la date de début";
export const dateInvalid = "Veuillez entrer une date valide (JJ/MM/AAAA)";
export const dateTooFar = "La date doit se situer à moins de 5 ans d’aujourd’hui";
export const timeInvalid = "Veuillez entrer une heure valide (ex: 14:30)";
export const optionUnknown = "Veuillez choisir une réponse de la liste";
export const numberInvalid = "Veuillez entrer un nombre entier";
export const ownLinesFull = "Vous pouvez ajouter 100\u00a0lignes au plus à cette rubrique";
export const groupUnknown = "Veuillez choisir un groupe de la liste";
export const rowTwice = "Cette ligne est envoyée deux fois";
export const guestCategoryUnknown = "Veuillez choisir une catégorie de la liste";
export const invited = "Invitation envoyée\u00a0!";
export const invitationCancelled = "Invitation annulée.";
export const invitationAddress = "Veuillez saisir une adresse email ou un numéro de téléphone";
export const invitationByMailClosed =
  "L’envoi d’e-mails n’est pas disponible pour le moment\u00a0: invitez par téléphone";
export const invitationBySmsClosed =
  "L’envoi de SMS n’est pas disponible pour le moment\u00a0: invitez par e-mail";
export const invitationOneAddress = "Choisissez l’email ou le téléphone, pas les deux";
export const invitationToOwner = "Ce carnet est déjà le vôtre";
export const invitationToMember = "Cette personne partage déjà ce carnet";
export const sharingFull = "Un carnet se partage avec 20 personnes au plus";
export const roleUnknown = "Veuillez choisir un rôle de la liste";
export const roleChanged = "Rôle modifié.";
export const handedOver = "Le lien de transfert est envoyé.";
export const handoverTaken = "Ce carnet est désormais le vôtre.";
export const memberRemoved = "Cette personne n’a plus accès au carnet.";
export const notebookLeft = "Vous avez quitté ce carnet.";
export const joinPromised = "Confirmez votre adresse\u00a0: le carnet s’ouvrira aussitôt.";
export const joinAsked = "Votre demande est envoyée aux propriétaires du carnet.";
export const joinConfirmed = "Cette personne partage maintenant le carnet.";
export const joinRefused = "Demande refusée.";
export const notebookJoined = "Bienvenue dans ce carnet\u00a0!";
