/** The banners of Joy Visibility, in FCFA, taxes included. */
export const offerReference = [
  {
    id: 1,
    name: "Bannière animée",
    description:
      "Une bannière en trois images qui s’enchaînent, dessinée pour l’accueil et pour le téléphone, avec deux séries de retouches.",
    priceFcfa: 41_500,
  },
  {
    id: 2,
    name: "Bannière fixe",
    description:
      "Une bannière d’une image, dessinée pour l’accueil et pour le téléphone, avec une série de retouches.",
    priceFcfa: 29_500,
  },
] as const;

/**
 * The numbers for payments of banners. No operator assigns these numbers; staff set the real ones.
 */
export const paymentNumberReference = [
  { code: "orange", operator: "Orange Money", number: "00 00 00 00 07" },
  { code: "mtn", operator: "MTN MoMo", number: "00 00 00 00 05" },
  { code: "moov", operator: "Moov Money", number: "00 00 00 00 01" },
];
