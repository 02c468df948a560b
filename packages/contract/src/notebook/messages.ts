/** The sentences of the notebook; those that calls answer are the specification's, to the letter. */
export const notebookMessages = {
  required: "Ce champ est requis",
  saved: "Informations enregistrées avec succès !",
  savedTitle: "Opération réussie\u00a0!",
  saveFailed: "Erreur lors de l'enregistrement des informations !",
  eventCreated: "Evenement crée avec succès !",
  eventChosen: "Evenement choisi avec succès !",
  eventArchived: "Événement archivé.",
  eventUnarchived: "Événement remis dans votre liste.",
  eventCancelled: "Événement annulé. Les cartes déjà envoyées le disent.",
  eventReinstated: "L’événement a de nouveau lieu. Les cartes déjà envoyées le disent.",
  eventDeleted: "Événement supprimé. Vous pouvez le reprendre pendant 30 jours.",
  eventRestored: "Événement repris.",
  eventRewoven: "Voici votre nouveau tissage.",
  eventChanged: "Evenement modifié avec succès !",
  eventChangeFailed: "L’opération a échoué\u00a0!",
  eventTypeFixed:
    "Le type ne peut plus changer\u00a0: des informations sont déjà enregistrées dans le carnet de cet événement",
  eventFailed:
    "L’opération a échoué\u00a0! Erreur lors de l’enregistrement des informations\u00a0!",
  /** The owner's English key: `Select an image`. */
  selectAnImage: "Veuillez sélectionner une image",
  imageTooHeavy: "Image trop lourde !",
  guestsIncomplete: "Attention ! Veuillez remplir tous les champs obligatoires !",
  guestCreationFailed: "Erreur lors de l'ajout de l'invité !",
  guestUpdateFailed: "Erreur lors de la modification des informations !",
  guestsAdded: "Informations ajouté avec succès !",
  guestDeleted: "Invité supprimé avec succès !",
  guestDeletionQuestion: "Êtes-vous sûr de vouloir supprimer cet invité\u00a0?",
  guestDeletionYes: "Oui, je le souhaite",
  guestDeletionNo: "Annuler",
  noGuest: "Aucun invité enregistré !",
  importError:
    "Oups... Une erreur a été détectée dans le fichier. Veuillez le remplir correctement tous les champs s.v.p.",
  phoneInvalid: "Veuillez entrer un numéro de téléphone valide (ex: +(225) 07 01 02 03 04)",
  namesOnlyLetters: "Veuillez n’utiliser que des lettres et des espaces",
  loadFailed: "Erreur lors de la récupération des informations !",
  /** Of « En bref » and the committee. */
  summaryLoadFailed: "Erreur lors de la récupération des informations\u00a0!",
  datesPlacesFailed: "Erreur lors de la sauvegarde des informations !",
  saveFailedToast: "Attention ! Erreur lors de l'enregistrement des informations !",
  /** The empty list of a type of event without a template. */
  emptyTemplate: "Il n’y a pas de paramètre pour ce type d’événement",
  providerPriceAdded: "Ajouter au budget avec succès !",
  minimumOverMaximum: "Le montant minimum ne peut dépasser le maximum",
  amountInvalid: "Veuillez entrer un montant entier en FCFA, sans virgule ni signe",
  amountTooLarge: "Ce montant est trop élevé",
  datesCrossed: "La date de fin ne peut précéder la date de début",
  dateInvalid: "Veuillez entrer une date valide (JJ/MM/AAAA)",
  dateTooFar: "La date doit se situer à moins de 5 ans d’aujourd’hui",
  timeInvalid: "Veuillez entrer une heure valide (ex: 14:30)",
  optionUnknown: "Veuillez choisir une réponse de la liste",
  numberInvalid: "Veuillez entrer un nombre entier",
  ownLinesFull: "Vous pouvez ajouter 100\u00a0lignes au plus à cette rubrique",
  groupUnknown: "Veuillez choisir un groupe de la liste",
  rowTwice: "Cette ligne est envoyée deux fois",
  guestCategoryUnknown: "Veuillez choisir une catégorie de la liste",
  invited: "Invitation envoyée\u00a0!",
  invitationCancelled: "Invitation annulée.",
  invitationAddress: "Veuillez saisir une adresse email ou un numéro de téléphone",
  invitationByMailClosed:
    "L’envoi d’e-mails n’est pas disponible pour le moment\u00a0: invitez par téléphone",
  invitationBySmsClosed:
    "L’envoi de SMS n’est pas disponible pour le moment\u00a0: invitez par e-mail",
  invitationOneAddress: "Choisissez l’email ou le téléphone, pas les deux",
  invitationToOwner: "Ce carnet est déjà le vôtre",
  invitationToMember: "Cette personne partage déjà ce carnet",
  sharingFull: "Un carnet se partage avec 20 personnes au plus",
  roleUnknown: "Veuillez choisir un rôle de la liste",
  roleChanged: "Rôle modifié.",
  handedOver: "Le lien de transfert est envoyé.",
  handoverTaken: "Ce carnet est désormais le vôtre.",
  memberRemoved: "Cette personne n’a plus accès au carnet.",
  notebookLeft: "Vous avez quitté ce carnet.",
  joinPromised: "Confirmez votre adresse\u00a0: le carnet s’ouvrira aussitôt.",
  joinAsked: "Votre demande est envoyée aux propriétaires du carnet.",
  joinConfirmed: "Cette personne partage maintenant le carnet.",
  joinRefused: "Demande refusée.",
  notebookJoined: "Bienvenue dans ce carnet\u00a0!",
} as const;

/** Why a guest file is not read; shown at `guests_file`. */
export const guestSheetMessages = {
  missing: "Veuillez choisir un fichier",
  "too-large": "Ce fichier est trop lourd\u00a0: 1\u00a0Mo au plus",
  unreadable:
    "Ce fichier n’a pas pu être lu. Remplissez le modèle à télécharger, puis enregistrez-le au format .xls, .xlsx ou .csv",
  "too-many-rows":
    "Ce fichier contient plus de 2\u00a0000 invités\u00a0: importez-les en plusieurs fichiers",
  "too-slow":
    "La lecture de ce fichier prend trop de temps. Copiez vos invités dans le modèle à télécharger, puis réessayez",
  "wrong-columns":
    "Les colonnes de ce fichier ne sont pas celles du modèle\u00a0: il manque la colonne «\u00a0Nom\u00a0» (ou «\u00a0Nom et prénoms\u00a0»)",
  empty: "Ce fichier ne contient aucun invité",
} as const;

export const notebookRefusals = {
  "tour-read-only": {
    status: 403,
    message:
      "Cette visite se regarde sans rien changer. Créez votre carnet pour écrire le vôtre\u00a0: il est gratuit.",
  },
  "invitation-over": {
    status: 409,
    message:
      "Cette invitation n’est plus valable\u00a0: elle a déjà servi, a expiré ou a été annulée. Demandez-en une nouvelle.",
  },
  "invitation-of-another": {
    status: 403,
    message:
      "Cette invitation est pour une autre adresse ou un autre numéro. Vous pouvez demander à rejoindre le carnet.",
  },
  "invitation-unproven": {
    status: 403,
    message: "Confirmez d’abord l’adresse ou le numéro qui a reçu cette invitation.",
  },
  "join-refused": {
    status: 409,
    message: "Les propriétaires de ce carnet ont refusé cette demande.",
  },
  "owner-stays": {
    status: 409,
    message:
      "Un carnet garde au moins un propriétaire\u00a0: nommez-en un autre ou confiez le carnet avant de le quitter.",
  },
  "owners-are-equal": {
    status: 409,
    message:
      "Les propriétaires d’un carnet ont les mêmes droits\u00a0: chacun décide seul de le quitter ou de changer son rôle.",
  },
  "handover-not-yours": {
    status: 403,
    message:
      "Ce carnet est confié à une autre adresse. Connectez-vous avec le compte de l’adresse ou du numéro qui a reçu le lien.",
  },
  "access-ended": { status: 403, message: "Votre accès à ce carnet a pris fin." },
  "deposit-stays": {
    status: 409,
    message:
      "Cet acompte a été payé par Joie du Jour\u00a0: son montant, sa date et son moyen ne se changent pas ici.",
  },
  "line-has-payments": {
    status: 409,
    message:
      "Ce poste a des paiements dans le livre de caisse\u00a0: retirez-les ou déplacez-les d’abord.",
  },
  "event-gone": { status: 410, message: "Cet événement n’existe plus." },
  "event-owed": {
    status: 409,
    message:
      "De l’argent de vos invités vous attend pour cet événement\u00a0: demandez son versement, ou faites-le rembourser, avant de supprimer l’événement.",
  },
  "changed-meanwhile": {
    status: 409,
    message:
      "Quelqu’un d’autre a modifié ces informations entre-temps. Rechargez la page pour voir sa version avant de continuer.",
  },
} as const;
