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
  withdrawalAsked:
    "Votre demande est enregistrée. L’argent part dès qu’elle est confirmée\u00a0: chacun reçoit un e-mail.",
  withdrawalConfirmed:
    "Le retrait est confirmé. Notre équipe le verse sous deux jours ouvrés, et vous suivez le versement ici.",
  withdrawalRefused: "Le retrait est refusé\u00a0: rien ne part. L’autre personne est prévenue.",
  withdrawalTakenBack: "Votre demande est retirée.",
  paidBefore: "C’est déjà fait\u00a0: relisez ce qui reste à payer.",
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

/** What is said of an order that is cancelled after its money was spent. @param short as people read it */
export const cancelledShort = (short: string) =>
  `La commande est annulée. ${short} déjà retirés ou dépensés manquent pour rendre tous les paiements\u00a0: notre équipe est prévenue, et ceux qui attendent le voient sur leur lien.`;

/** What is said of somebody who is removed after their money was spent. @param short as people read it */
export const removedShort = (short: string) =>
  `La personne est retirée. ${short} déjà retirés ou dépensés manquent pour lui rendre son paiement\u00a0: notre équipe est prévenue.`;

/** What a transfer paid of a purchase. Amounts as people read them. @param left null once it is paid */
export const purchasePaid = (amount: string, left: string | null) =>
  left === null
    ? `La commande est payée avec l’argent collecté\u00a0: ${amount}.`
    : `${amount} de l’argent collecté sont versés pour cette commande. Il reste ${left} à payer par mobile money.`;

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
  "fabric-purchase-mixed": {
    status: 409,
    message:
      "Cette commande contient aussi d’autres articles\u00a0: l’argent collecté pour les pagnes ne peut pas la payer.",
  },
  "fabric-purchase-ended": {
    status: 409,
    message: "Cette commande n’attend plus de paiement. Relisez-la avant de continuer.",
  },
  "fabric-purchase-paying": {
    status: 409,
    message:
      "Un paiement de cette commande vient d’arriver. Attendez un instant, puis relisez la page.",
  },
  "withdrawal-asked": {
    status: 409,
    message: "Un retrait attend déjà d’être confirmé. Confirmez-le ou refusez-le d’abord.",
  },
  "withdrawal-decided": {
    status: 409,
    message: "Ce retrait n’attend plus de réponse\u00a0: il est confirmé, refusé, ou trop ancien.",
  },
  "withdrawal-needs-other": {
    status: 409,
    message:
      "Un retrait se fait à deux\u00a0: c’est à l’autre personne, propriétaire ou à la trésorerie, de le confirmer.",
  },
  "withdrawal-too-soon": {
    status: 409,
    message:
      "Vous êtes seul à tenir l’argent de ce carnet\u00a0: vous confirmez votre retrait 48\u00a0heures après l’avoir demandé.",
  },
  "withdrawal-uncovered": {
    status: 409,
    message:
      "Ce qui reste ne suffit plus à ce retrait\u00a0: de l’argent a été dépensé ou rendu depuis. Refusez-le, puis demandez un autre montant.",
  },
  "withdrawal-number-gone": {
    status: 409,
    message:
      "Le numéro de ce retrait n’est plus parmi vos numéros de versement. Refusez-le, puis demandez-en un autre.",
  },
  "fabric-nothing-collected": {
    status: 409,
    message: "Il n’y a pas d’argent collecté par mobile money pour payer cette commande.",
  },
  "fabric-nothing-to-order": {
    status: 409,
    message: "Personne n’a encore payé\u00a0: il n’y a rien à commander.",
  },
} as const;
