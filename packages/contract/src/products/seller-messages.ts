/** The sentences of selling in the marketplace, as a seller's team reads them. */
export const sellingMessages = {
  opened: "Vos ventes sont ouvertes\u00a0: ajoutez votre premier article",
  saved: "Réglages enregistrés",
  inDirectory: "Votre boutique peut maintenant entrer dans l’annuaire\u00a0: remplissez-la",
  daysInvalid: "Veuillez entrer un nombre de jours entre 0 et 60",
  kindRequired: "Veuillez choisir\u00a0: un produit ou un service",
  nameRequired: "Veuillez nommer votre article",
  categoryRequired: "Veuillez choisir une catégorie",
  choiceUnknown: "Ce choix n’existe plus\u00a0: rechargez la page",
  priceInvalid:
    "Veuillez entrer un prix en FCFA, entier et multiple de 5, de 100 à 50\u00a0000\u00a0000",
  oldPriceInvalid: "L’ancien prix doit être un montant entier en FCFA, plus haut que le prix",
  stockInvalid: "Veuillez entrer un nombre entre 0 et 100\u00a0000",
  capacityInvalid: "Veuillez entrer un nombre de commandes par jour, entre 1 et 1\u00a0000",
  noticeInvalid: "Veuillez entrer un délai entre 0 et 365 jours",
  variantsMost: "40 déclinaisons au plus",
  optionsRequired: "Donnez une taille ou une couleur à chaque déclinaison",
  optionsTwice: "Cette taille et cette couleur sont déjà dans la liste",
  formulaRequired: "Nommez chaque formule (ex\u00a0: 4 heures)",
  formulaTwice: "Cette formule est déjà dans la liste",
  articlesFull: "Votre catalogue est complet\u00a0: 2\u00a0000 articles au plus",
  articleSaved: "Article enregistré",
  articleRemoved: "L’article est supprimé. Ses commandes tiennent.",
  articlePublished: "L’article est en vente",
  articleUnpublished: "L’article n’est plus en vente",
  imageAdded: "Photo ajoutée",
  imageSaved: "Enregistré",
  imageMoved: "Ordre enregistré",
  imageRemoved: "Photo supprimée",
  imageRequired: "Veuillez choisir une photo",
  imagesFull: "10 photos au plus par article",
  zoneNameRequired: "Veuillez nommer cette zone (ex: Abidjan centre)",
  zonePriceInvalid: "Veuillez entrer un prix en FCFA, entier et multiple de 5, ou 0 pour offert",
  zoneDaysInvalid: "Veuillez entrer un nombre de jours entre 0 et 60",
  zoneTownsRequired: "Choisissez au moins une commune",
  zonesFull: "20 zones au plus",
  zoneSaved: "Zone enregistrée",
  zoneRemoved: "Zone supprimée. Les commandes en cours tiennent.",
} as const;

/** The refusal of a stock that would go below what placed orders hold. */
export function stockReservedMessage(reserved: number): string {
  return `${reserved} ${reserved > 1 ? "unités sont réservées" : "unité est réservée"} par des commandes\u00a0: le stock ne peut descendre plus bas`;
}

/** The refusal of a town that is in another zone of the same seller. */
export function townTakenMessage(town: string, zone: string): string {
  return `${town} est déjà dans la zone «\u00a0${zone}\u00a0»`;
}

/** The refusals of selling. */
export const sellingRefusals = {
  "not-a-seller": {
    status: 403,
    message: "Vous ne vendez pas encore d’articles\u00a0: ouvrez d’abord vos ventes.",
  },
  "sells-only": {
    status: 409,
    message: "Votre compte ne fait que vendre\u00a0: demandez d’abord à entrer dans l’annuaire.",
  },
  "selling-suspended": {
    status: 409,
    message: "Vos ventes ont été suspendues par notre équipe\u00a0: écrivez-nous.",
  },
  "article-suspended": {
    status: 409,
    message: "Cet article a été retiré par notre équipe\u00a0: écrivez-nous.",
  },
  "article-without-photo": {
    status: 409,
    message: "Ajoutez au moins une photo avant de mettre l’article en vente.",
  },
  "wishes-full": {
    status: 409,
    message: "Votre liste d’envies est pleine (300 articles)\u00a0: retirez-en d’abord.",
  },
  "nowhere-delivered": {
    status: 409,
    message:
      "Dites d’abord où vous livrez, ou que vos clients retirent sur place\u00a0: voyez «\u00a0Livraison\u00a0».",
  },
} as const;
