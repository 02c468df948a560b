/** The sentences of fabric orders. */
export const fabricMessages = {
  nameRequired: "Donnez un nom à cette commande",
  unitRequired: "Écrivez ce que chacun commande\u00a0: un complet, un pagne de 6 yards…",
  priceRequired: "Entrez le prix en FCFA, en chiffres",
  deadlinePast: "Choisissez aujourd’hui ou un autre jour à venir",
  tooManySizes: "Une commande a 20 tailles au plus",
  sizeTooLong: "Une taille ne peut dépasser 30 caractères",
  sizeUnknown: "Choisissez une taille de la liste",
  sizeTaken: "Quelqu’un a déjà choisi une taille que vous retirez",
  personRequired: "Écrivez le nom de la personne",
  personTwice: "Ce numéro est déjà dans cette commande",
  peopleRequired: "Choisissez au moins une personne",
  listFull: "Une commande compte 500 personnes au plus",
  quantityRequired: "Entrez une quantité de 1 à 100",
  priceFixed: "Quelqu’un a déjà payé\u00a0: le prix ne change plus",
  saved: "La commande est enregistrée.",
  opened: "La commande est ouverte.",
  peopleAdded: "Les personnes sont ajoutées.",
  shareSaved: "La part est enregistrée.",
  shareRemoved: "La personne est retirée de la commande.",
  cashMarked: "Le paiement en espèces est noté.",
  cashUnmarked: "Le paiement en espèces est annulé.",
  reminded: "La relance est notée.",
  moved: {
    open: "La commande est rouverte.",
    closed: "La commande est close.",
    sent: "La commande est notée comme passée au vendeur.",
    cancelled: "La commande est annulée. Les paiements par mobile money sont rendus.",
  },
  chosen: "Votre choix est noté.",
  articleGone: "Cet article n’est plus proposé dans la boutique\u00a0: choisissez-en un autre",
  askTheSeller:
    "Rien n’est mis dans le panier. Demandez au vendeur quand il en aura, ou changez les parts.",
  phoneMissing: "Cette personne n’a pas de numéro",
} as const;

/** The sizes that the shop has, at the field of the sizes. */
export const sizesOfShop = (sizes: readonly string[]) =>
  `La boutique vend cet article en ${sizes.join(", ")}\u00a0: gardez ces tailles`;

/** What is missing of one size. @param left units that may be ordered; 0 for none */
export function missingInShop(
  { size, quantity }: { size: string | null; quantity: number },
  left: number,
): string {
  const which = size === null ? "Cet article" : `La taille ${size}`;
  if (left === 0) return `${which}\u00a0: plus rien dans la boutique, ${quantity} à commander.`;
  return `${which}\u00a0: ${left} au plus dans la boutique, ${quantity} à commander.`;
}

/** What the cart holds now. */
export const inTheCart = (units: number, name: string) =>
  units === 1
    ? `Une unité de «\u00a0${name}\u00a0» est dans votre panier.`
    : `${units} unités de «\u00a0${name}\u00a0» sont dans votre panier.`;

/** That the shop asks more than people paid. @param now of one unit, as it is written, as `paid` */
export const shopPriceRose = (now: string, paid: string) =>
  `Attention\u00a0: la boutique demande ${now} l’unité, et chacun en a payé ${paid}.`;

export const fabricRefusals = {
  "fabric-closed": {
    status: 409,
    message: "Cette commande est close\u00a0: on n’y change et n’y paie plus rien.",
  },
  "fabric-share-paid": {
    status: 409,
    message: "Cette part est déjà payée\u00a0: annulez d’abord le paiement pour la changer.",
  },
  "fabric-share-empty": {
    status: 409,
    message: "Choisissez d’abord la quantité de cette personne.",
  },
  "fabric-moved": {
    status: 409,
    message: "Cette commande de groupe a changé entre-temps. Relisez-la avant de continuer.",
  },
  "fabric-still-open": {
    status: 409,
    message:
      "Cette commande est encore ouverte\u00a0: il faut la clore avant de commander chez le vendeur.",
  },
  "fabric-all-ordered": {
    status: 409,
    message: "Tout ce qui est payé est déjà commandé chez le vendeur.",
  },
  "fabric-purchase-unpaid": {
    status: 409,
    message:
      "La commande est déjà passée dans la boutique et attend son paiement\u00a0: payez-la ou annulez-la avant de commander le reste.",
  },
  "fabric-nothing-to-order": {
    status: 409,
    message: "Personne n’a encore payé\u00a0: il n’y a rien à commander.",
  },
} as const;
