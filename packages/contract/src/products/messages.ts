/** The sentences of the marketplace. Those of the specification are exact. */
export const marketplaceMessages = {
  allCategories: "Toutes catégories",
  tooShort: "Saisissez au moins 2 caractères",
  nothingFound: "Aucun article ne correspond à votre recherche",
  seeAll: "Voir tout",
  becomeSeller: "Devenir vendeur !",
  searchFailed: "La recherche ne répond pas. Vérifiez votre connexion et réessayez.",
  emptyCategory: "Cette catégorie n’a pas encore d’article.",
  gone: "Cet article n’est plus proposé.",
  soldOut: "Épuisé",
} as const;
