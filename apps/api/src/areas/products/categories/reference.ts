/** The categories of the marketplace: code, name, and those below with theirs. Staff may rename them. */
export const categoryReference: readonly (readonly [
  code: string,
  name: string,
  children: readonly (readonly [code: string, name: string])[],
])[] = [
  [
    "fabrics",
    "Pagnes et tissus",
    [
      ["wax", "Pagnes wax"],
      ["woven", "Pagnes tissés"],
      ["lace", "Dentelle et bazin"],
      ["sewing", "Mercerie"],
    ],
  ],
  [
    "outfits",
    "Tenues de fête",
    [
      ["bride", "Tenues de mariée"],
      ["groom", "Tenues de marié"],
      ["guests", "Tenues d’invités"],
      ["children", "Tenues d’enfants"],
    ],
  ],
  [
    "jewellery",
    "Bijoux",
    [
      ["rings", "Alliances et bagues"],
      ["necklaces", "Colliers et perles"],
      ["bracelets", "Bracelets"],
      ["earrings", "Boucles d’oreilles"],
    ],
  ],
  [
    "accessories",
    "Chaussures et accessoires",
    [
      ["shoes", "Chaussures"],
      ["bags", "Sacs et pochettes"],
      ["headwear", "Coiffes et voiles"],
      ["ties", "Cravates et nœuds papillon"],
    ],
  ],
  [
    "decoration",
    "Décoration",
    [
      ["lights", "Bougies et lumières"],
      ["flowers", "Fleurs et feuillages"],
      ["table-linen", "Nappes et housses"],
      ["balloons", "Ballons et guirlandes"],
    ],
  ],
  [
    "tableware",
    "Vaisselle et service",
    [
      ["plates", "Assiettes et couverts"],
      ["glasses", "Verres et carafes"],
      ["serving", "Plats et marmites"],
      ["disposable", "Vaisselle jetable"],
    ],
  ],
  [
    "stationery",
    "Faire-part et papeterie",
    [
      ["invitations", "Faire-part"],
      ["menus", "Menus et marque-places"],
      ["guest-books", "Livres d’or et urnes"],
    ],
  ],
  [
    "gifts",
    "Cadeaux et dot",
    [
      ["dowry", "Malles et paniers de dot"],
      ["household", "Pour la maison"],
      ["guest-gifts", "Cadeaux d’invités"],
      ["gift-cards", "Cartes cadeaux"],
    ],
  ],
  [
    "cakes",
    "Gâteaux et douceurs",
    [
      ["wedding-cakes", "Pièces montées"],
      ["small-cakes", "Mignardises"],
      ["sweets", "Dragées et bonbons"],
    ],
  ],
  [
    "food",
    "Boissons et plats",
    [
      ["soft-drinks", "Jus et boissons"],
      ["wines", "Vins et pétillants"],
      ["dishes", "Plats à emporter"],
    ],
  ],
  [
    "beauty",
    "Beauté",
    [
      ["make-up", "Maquillage"],
      ["hair", "Coiffure"],
      ["perfumes", "Parfums et soins"],
    ],
  ],
  [
    "hire",
    "Location et services",
    [
      ["furniture", "Chaises, tables et bâches"],
      ["sound", "Son et lumière"],
      ["cars", "Voitures"],
      ["help", "Aide le jour même"],
    ],
  ],
];
