/** The sentences of the directory. */
export const directoryMessages = {
  noProvider: "Aucun prestataire associé à cette entrée...",
  priceInvalid: "Veuillez entrer un prix en chiffres, sans virgule (ex. 150 000)",
  priceNegative: "Un prix ne peut être négatif",
  priceTooHigh: "Veuillez entrer un prix d’un milliard de FCFA au plus",
  pricesCrossed: "Le prix maximum doit être au moins égal au prix minimum",
} as const;
