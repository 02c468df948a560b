/** The sentences of carts and orders. */
export const orderMessages = {
  cartEmpty: "Votre panier est vide.",
  lineAdded: "Article ajouté au panier.",
  lineRemoved: "Article retiré du panier.",
  quantityInvalid: "Entrez une quantité de 1 à 999",
  dayRequired: "Choisissez la date de la prestation",
  dayInvalid: "Un article de ce genre n’a pas de date",
  dayPast: "Cette date est trop proche ou passée. Choisissez-en une plus tard.",
  dayTooFar: "Choisissez une date dans les deux prochaines années.",
  dayFull: "Ce service est complet ce jour-là. Choisissez une autre date.",
  soldOut: "Cet article est épuisé.",
  tooManyLines: "Votre panier contient déjà 50 articles différents. Commandez-les d’abord.",
  recipientRequired: "Entrez le nom de la personne qui reçoit la commande",
  phoneRequired: "Entrez le numéro de téléphone du destinataire",
  phoneInvalid: "Entrez un numéro de téléphone valide",
  townRequired: "Choisissez la commune de livraison",
  addressRequired: "Décrivez l’adresse\u00a0: quartier, rue, repère",
  deliveryRequired: "Choisissez une livraison pour chaque vendeur",
  keyInvalid: "Rechargez la page et recommencez",
  noteTooLong: "La note ne peut dépasser 500 caractères",
  reasonRequired: "Écrivez pourquoi",
  returnLinesRequired: "Choisissez au moins un article à retourner",
  returnLinesInvalid: "Ce retour ne correspond pas à la commande",
  cancelled: "Commande annulée.",
  received: "Merci, la réception est notée.",
  returnAsked: "Votre demande de retour est envoyée au vendeur.",
  againService: "choisissez une nouvelle date sur sa page",
  againGone: "n’est plus proposé",
  againOut: "est épuisé",
  againShort: (units: number) =>
    units === 1 ? "il n’en reste qu’un" : `il n’en reste que ${units}`,
  againMore: (products: number) =>
    products === 1 ? "Un autre article manque." : `${products} autres articles manquent.`,
  againDone: "Votre commande est de nouveau dans votre panier, aux prix d’aujourd’hui.",
  againSome: "Ce qui est disponible est dans votre panier, aux prix d’aujourd’hui.",
  againNone: "Rien de cette commande n’est disponible pour le moment.",
} as const;

/** How many units are left, at the field of the quantity. */
export const onlyLeft = (units: number) =>
  units === 1 ? "Il n’en reste qu’un." : `Il n’en reste que ${units}.`;

/** How many places of a service are left on a day, for all its variants. */
export const onlyPlaces = (places: number) =>
  places === 1
    ? "Il ne reste qu’une place ce jour-là."
    : `Il ne reste que ${places} places ce jour-là.`;

/** The same, where other lines of the cart hold some of them. */
export const onlyPlacesBeside = (places: number, held: number) =>
  `${onlyPlaces(places).slice(0, -1)}, et votre panier en prend déjà ${held}.`;

/** The same, where several lines of a cart ask for them. */
export const onlyPlacesTogether = (places: number) =>
  places === 1
    ? "Il ne reste qu’une place ce jour-là pour toutes les formules\u00a0: gardez-en une."
    : `Il ne reste que ${places} places ce jour-là pour toutes les formules\u00a0: réduisez-en une.`;

export const orderRefusals = {
  "article-gone": { status: 409, message: "Cet article n’est plus proposé par le vendeur." },
  "cart-empty": { status: 409, message: "Votre panier est vide." },
  "order-changed": {
    status: 409,
    message:
      "Un prix, un article ou une livraison a changé depuis que vous avez ouvert cette page. Relisez votre commande, puis confirmez-la.",
  },
  "stock-short": {
    status: 409,
    message:
      "Un article n’est plus disponible en cette quantité. Relisez votre panier avant de commander.",
  },
  "order-too-large": {
    status: 409,
    message:
      "Cette commande dépasse ce qui peut être payé en une fois. Retirez des articles et commandez-les à part.",
  },
  "orders-closed": {
    status: 409,
    message:
      "Le paiement n’est pas disponible pour le moment. Votre panier est gardé\u00a0: revenez un peu plus tard.",
  },
  "code-closed": {
    status: 409,
    message:
      "Trop de codes faux\u00a0: ce code est fermé. L’argent est à vous quand le client confirme la réception, ou cinq jours après la livraison.",
  },
  "return-late": { status: 409, message: "Cette commande ne peut pas ou plus être retournée." },
  "return-asked": { status: 409, message: "Un retour a déjà été demandé pour cette commande." },
} as const;
