/** The sentences of the staff console. */
export const consoleMessages = {
  codeRequired: "Veuillez entrer le code de votre application, ou un code de secours",
  codeWrong: "Ce code n’est pas le bon",
  passwordRequired: "Veuillez entrer votre mot de passe",
  passwordWeak: "Choisissez au moins 10 caractères, et pas un mot de passe courant",
  emailTaken: "Cette adresse a déjà un compte de l’équipe",
  refundMade: "Le remboursement est fait",
  refundDropped: "Le remboursement est abandonné",
  refundTooHigh: "Ce montant dépasse ce qui reste à rendre de ce paiement",
  refundWhole: "Ce paiement se rend en une fois\u00a0: entrez tout ce qui en reste",
  partRefundTooHigh: "Ce montant dépasse ce qui reste à rendre de cette part",
  partRefundWhole: "Pour rendre tout ce qui reste de cette part, annulez-la",
  refundWrong: "Entrez un montant entier en FCFA, au-dessus de zéro",
  reasonRequired: "Veuillez écrire le motif",
  holdReasonShort: "Écrivez au moins 10 caractères\u00a0: les deux parties lisent ce motif",
  fileRequired: "Veuillez choisir un fichier",
  statementTooLarge: "Le relevé ne peut dépasser 3 Mo et 10\u00a0000 lignes",
  statementTooLong: "Le relevé ne peut dépasser 31 jours",
  statementEmpty: "Ce relevé n’a aucune ligne de paiement",
  statementColumns:
    "Ce relevé n’a pas de colonnes «\u00a0référence\u00a0» et «\u00a0montant\u00a0»",
  referenceUnknown: "Aucun paiement de ce service n’a cette référence",
  areaTooSmall: "La zone de texte fait au moins 560 pixels de large et 620 de haut",
  areaOutside: "La zone de texte sort de la carte (1080 × 1350 pixels)",
  areaNotCalm:
    "L’image n’est pas unie à cet endroit\u00a0: les textes courraient sur le dessin. Déplacez ou réduisez la zone.",
  colourUnreadable: "Cette couleur ne se lit pas sur l’image à cet endroit",
  customerRequired: "Entrez l’adresse e-mail ou le téléphone du client",
  customerUnknown: "Aucun client n’a cette adresse ou ce numéro",
  customerAmbiguous: "Plusieurs clients ont ce numéro\u00a0: entrez l’adresse e-mail",
  channelFree: "Choisissez un canal payant",
  unitsWrong: "Entrez un nombre de messages de 1 à 2\u00a0000",
  invoiceReferenceRequired: "Veuillez entrer la référence de la facture",
  transferRequired: "Veuillez entrer la référence du transfert",
  answerRequired: "Veuillez écrire la réponse",
  textRequired: "Veuillez écrire le texte",
  headingRequired: "Veuillez écrire le titre",
  firstRequired: "Veuillez écrire la première phrase",
  exportTooLong:
    "Un classeur n’a que 10 000 lignes : réduisez la liste par les filtres, ou choisissez le CSV",
  pictureGone: "Cette image n’est plus là : choisissez-la de nouveau",
  noteRequired: "Veuillez écrire la note",
  assigneeWrong: "Cette personne ne peut pas s’en occuper\u00a0: son rôle ne le voit pas",
  searchShort: "Entrez ce que vous cherchez",
  searchLong: "Entrez 80 caractères au plus",
  labelRequired: "Veuillez entrer le libellé",
  linkWrong: "Entrez une adresse du site (/page) ou qui commence par https://",
  buttonIncomplete: "Un bouton a un texte et un lien, ou ni l’un ni l’autre",
  filmWrong: "Entrez l’adresse d’une vidéo YouTube ou TikTok",
  countWrong: "Entrez un nombre entier, à partir de zéro",
  percentWrong: "Entrez un pourcentage entier, de 1 à 99",
  daysWrong: "Entrez un nombre de jours, de 1 à 365",
  positionWrong: "Entrez un nombre entier, de 0 à 9999",
  urlRequired: "Veuillez entrer l’adresse",
  degreesWrong: "Entrez une position en degrés, par exemple 5,354",
  captionRequired: "Veuillez écrire ce que montre l’image",
  codeShape: "Un code a des lettres minuscules sans accent et des tirets : port-bouet",
  codeTaken: "Ce code est déjà celui d’une autre mairie",
  districtTaken: "Ce pays a déjà un district de ce nom",
  countryTaken: "Ce pays existe déjà",
  countryCodeWrong: "Entrez le code du pays, en deux lettres (CI)",
  oneOnTop: "Une photo, et une seule, est en haut de la page",
  photoTwice: "Cette photo est déjà dans la liste",
  numberRequired: "Veuillez entrer le numéro",
  pictureRequired: "Veuillez choisir une image",
  nameRequired: "Veuillez entrer le nom",
  priceWrong: "Entrez un prix entier en FCFA, de 0 à 100\u00a0000",
  listingPriceWrong: "Entrez un multiple de 5\u00a0FCFA, de 100 à 1\u00a0500\u00a0000",
  commissionWrong: "Entrez un pourcentage entier, de 0 à 50",
  providerOfPaper: "Choisissez qui fournit cette pièce",
  monthsWrong: "Entrez un nombre de mois entre 1 et 60",
  sourceRequired: "Dites d’où vient cette information",
  paperListTaken: "Cette mairie a déjà sa liste",
  costWrong: "Entrez un montant entier en FCFA, au-dessus de zéro",
  htmlWrong:
    "Seuls les paragraphes, titres, listes, liens et textes en gras ou en italique sont permis",
  phonesWrong: "Entrez des numéros valides, séparés par des points-virgules",
  monthWrong: "Veuillez choisir un mois de la liste",
  whatsAppCostWrong: "Entrez un prix de 0 à 10\u00a0000 FCFA, avec trois décimales au plus",
  whatsAppCountryUnknown: "Veuillez choisir un pays de la liste",
  whatsAppCategoryRequired: "Veuillez choisir une catégorie",
  whatsAppPriceThatDay:
    "Ce pays a déjà un prix de cette catégorie à partir de ce jour\u00a0: choisissez-en un autre, ou retirez le prix prévu",
  dateInPast: "Choisissez aujourd’hui ou une date à venir",
  credentialMissing: "Ce compte n’a ni cette adresse ni ce numéro",
  receivedLater: "La date de réception ne peut être à venir",
  outcomeRequired: "Veuillez écrire ce qui a été fait",
  kindRequired: "Veuillez choisir",
  nameTaken: "Ce nom existe déjà dans cette liste",
  datesCrossed: "Le dernier jour ne peut être avant le premier",
  datesOver: "Ces dates sont passées",
  datesTaken: "Le même abonnement court déjà sur une partie de ces dates",
  pricesCrossed: "Le prix maximum ne peut être inférieur au prix minimum",
  choiceUnknown: "Ce choix n’existe plus\u00a0: rechargez la page",
  phoneWrong: "Entrez un numéro valide (ex: 07 01 02 03 04)",
  instantInPast: "Choisissez une date et une heure à venir",
  questionsWrong:
    "Une question manque de réponse, ou un texte précède le premier groupe\u00a0: un titre ouvre un groupe, un sous-titre pose une question, ce qui suit y répond",
  slugWrong: "Écrivez l’adresse en minuscules sans accents, les mots séparés par des tirets",
  slugTaken: "Un autre article a déjà cette adresse",
  slugFixed: "L’adresse d’un article publié ne change plus",
  excerptRequired: "Veuillez écrire le résumé",
  offsetWrong: "Entrez un nombre de jours, de –3650 à 3650",
  daysTurned: "La fin vient avant le début",
  wordsTooLong: (most: number) => `Écrivez ${most}\u00a0caractères au plus`,
  articleMissing: "Commencez par son article\u00a0: la fête, les obsèques",
  senderWrong: "De 3 à 11\u00a0lettres sans accent ou chiffres, sans espace",
  optionsWrong: "Écrivez au moins deux réponses, une par ligne, sans point-virgule",
  optionsFixed: "Ces réponses servent au calcul des invités attendus\u00a0: elles ne changent pas",
  imageListRequired: "Choisissez une liste d’images",
  listFull: "Cette liste est complète\u00a0: 100 lignes au plus, archivées comprises",
  colourWrong: "Entrez une couleur au format #RRGGBB",
} as const;

/** Why a sheet is refused as a whole. */
export const sheetRefusals = {
  missing: "Veuillez choisir un fichier",
  "too-large": "Ce fichier est trop lourd : 4 Mo au plus",
  unreadable: "Ce fichier n’est pas un tableau lisible (.xlsx, .xls ou .csv)",
  "too-many-rows": "Ce tableau a trop de lignes : 1 000 au plus",
  "too-slow": "Ce fichier est trop long à lire. Enregistrez-le de nouveau, puis réessayez",
  "wrong-columns": "Les titres des colonnes ne sont pas ceux des mairies : partez d’un export",
  empty: "Ce tableau n’a aucune ligne",
  "wrong-rows": "Des lignes sont à corriger : rien n’a été importé",
} as const;

/** The refusals of the staff console. */
export const consoleRefusals = {
  "activation-over": {
    status: 409,
    message:
      "Ce lien n’est plus valable\u00a0: il a déjà servi ou a expiré. Demandez-en un autre à un administrateur.",
  },
  "hold-unpaid": {
    status: 409,
    message: "Rien n’est encore payé pour cette vente\u00a0: il n’y a pas d’argent à retenir.",
  },
  "hold-money-gone": {
    status: 409,
    message: "Cet argent n’est plus chez nous\u00a0: il est déjà versé ou rendu.",
  },
  "hold-exists": {
    status: 409,
    message: "Cet argent est déjà retenu. Relisez la page\u00a0: le motif y est.",
  },
  "hold-over": {
    status: 409,
    message: "Cet argent n’est pas retenu, ou ne l’est plus. Relisez la page.",
  },
  "not-scheduled": {
    status: 409,
    message: "Cette version n’attend plus sa publication.",
  },
  "already-published": {
    status: 409,
    message: "Cette version est déjà publiée.",
  },
  "no-erasure-proof": {
    status: 409,
    message:
      "Ce compte n’a ni adresse ni numéro confirmé où écrire\u00a0: le support ne peut pas l’effacer. La personne peut le fermer elle-même dans «\u00a0Mon compte\u00a0»\u00a0; si elle n’y accède plus, aidez-la d’abord à confirmer une adresse, ou refusez la demande en lui disant qu’un compte inutilisé est effacé tout seul.",
  },
  "erasure-waits": {
    status: 409,
    message: "Un effacement de ce compte est déjà en attente.",
  },
  "second-person-needed": {
    status: 409,
    message:
      "Cette opération attend une deuxième personne\u00a0: celle qui l’a demandée ne peut pas l’approuver.",
  },
  "access-too-new": {
    status: 409,
    message:
      "Votre accès ou votre rôle a changé il y a moins de 24\u00a0heures\u00a0: une autre personne doit approuver.",
  },
  "payment-settled": { status: 409, message: "Ce paiement est déjà réglé." },
  "payment-denied": {
    status: 409,
    message:
      "Le service de paiement répond que ce paiement n’a pas été fait\u00a0: rien n’est réglé.",
  },
  "proof-missing": {
    status: 409,
    message:
      "Le service de paiement ne peut pas être interrogé. Déposez d’abord son relevé\u00a0: la ligne de ce paiement en sera la preuve.",
  },
  "design-in-use": {
    status: 409,
    message:
      "Des cartes ont déjà ce modèle\u00a0: son image et sa zone de texte ne changent plus. Archivez-le, et ajoutez-en un autre.",
  },
  "last-design": { status: 409, message: "Il faut au moins un modèle de carte ouvert." },
  "campaign-not-possible": {
    status: 409,
    message: "L’état de cet envoi ne le permet pas, ou plus.",
  },
  "delivery-unconfirmed": {
    status: 409,
    message:
      "Nul ne sait si ce message est arrivé\u00a0: seuls les hôtes décident de le renvoyer, au risque qu’il arrive deux fois.",
  },
  "credit-settled": { status: 409, message: "Ce crédit est déjà réglé." },
  "no-invoicing": {
    status: 409,
    message:
      "Aucune connexion à la DGI n’est réglée\u00a0: faites la facture dans son espace FNE, puis notez sa référence.",
  },
  "payee-suspended": {
    status: 409,
    message: "Ce prestataire est suspendu\u00a0: ses versements attendent qu’il soit rétabli.",
  },
  "no-payout-company": {
    status: 409,
    message:
      "Aucun service de paiement n’envoie ce versement\u00a0: faites-le à la main, puis notez sa référence.",
  },
  "view-read-only": {
    status: 403,
    message: "Vous regardez ce carnet sans pouvoir y écrire.",
  },
  "no-notebook": {
    status: 409,
    message: "Ce compte n’a pas de carnet que l’on puisse regarder.",
  },
  "credential-held": {
    status: 409,
    message: "Un autre compte a déjà prouvé cette adresse ou ce numéro.",
  },
  "nothing-to-prove": {
    status: 409,
    message: "Ce compte n’a pas d’adresse qui attende d’être prouvée, ou il est fermé.",
  },
  "no-account": {
    status: 409,
    message:
      "Cette demande n’est liée à aucun compte de client\u00a0: traitez-la à la main, puis marquez-la comme faite.",
  },
  "no-proven-address": {
    status: 409,
    message:
      "Ce compte n’a pas d’adresse e-mail prouvée\u00a0: remettez la copie autrement, puis marquez la demande comme faite.",
  },
  "nothing-to-remind": {
    status: 409,
    message:
      "Il ne manque rien à cette boutique, ou elle est retirée\u00a0: il n’y a rien à relancer.",
  },
  "refund-ended": { status: 409, message: "Ce remboursement est déjà réglé." },
  "item-needed": {
    status: 409,
    message:
      "Le carnet ne peut pas s’en passer\u00a0: cet élément se renomme et se déplace, mais ne s’archive pas.",
  },
  "last-open-type": {
    status: 409,
    message: "Au moins un type de fête reste ouvert\u00a0: ouvrez-en un autre d’abord.",
  },
  "last-admin": {
    status: 409,
    message: "L’équipe garde au moins un administrateur\u00a0: nommez-en un autre d’abord.",
  },
} as const;
