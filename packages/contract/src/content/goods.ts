/** What sellers of the marketplace sell, in the form of their request: code and label. */
export const goods = {
  outfits: "Robes, costumes et tenues",
  fabrics: "Pagnes et tissus",
  jewellery: "Bijoux, alliances et accessoires",
  decoration: "Décoration, fleurs et bougies",
  tableware: "Vaisselle et art de la table",
  stationery: "Faire-part, papeterie et impression",
  gifts: "Cadeaux, dragées et coffrets",
  sweets: "Gâteaux, boissons et confiseries",
  beauty: "Beauté, coiffure et parfums",
  household: "Maison et électroménager",
  other: "Autres articles",
} as const;
