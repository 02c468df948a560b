/** A part of the country, by the names that are common there; their combinations are invented. */
export interface Region {
  families: readonly string[];
  women: readonly string[];
  men: readonly string[];
}

const list = (names: string) => names.split(" ");

/** Names of the centre and the east, with a Christian second name, as most people there have. */
const centre: Region = {
  families: list(
    "Kouassi Koffi Konan N’Guessan Brou Yao Amani Tanoh Kouakou Assi Ehouman Kra Anoh Allou",
  ),
  women: [
    "Adjoua Prisca",
    "Affoué Grâce",
    "Akissi Solange",
    "Amenan Chantal",
    "Aya Élodie",
    "Ahou Béatrice",
    "Amoin Estelle",
    "N’Dri Larissa",
    "Adjoua Flore",
    "Affoué Carine",
    "Akissi Ruth",
    "Aya Marie-Laure",
    "Amenan Noëlle",
    "Ahou Sandrine",
    "Amoin Rosine",
    "Adjoua Christelle",
    "Affoué Viviane",
    "Aya Rachel",
    "Akissi Josiane",
    "Amenan Esther",
  ],
  men: [
    "Kouadio Hervé",
    "Konan Didier",
    "Yao Franck",
    "Kouamé Arnaud",
    "Koffi Serge",
    "Kouassi Éric",
    "N’Goran Parfait",
    "Kouakou Cédric",
    "Yao Jean-Marc",
    "Konan Bertrand",
    "Koffi Guy-Roland",
    "Kouadio Théodore",
    "Kouamé Gaël",
    "Kouassi Élie",
    "N’Guessan Martial",
    "Yao Ghislain",
    "Kouadio Aristide",
    "Konan Landry",
    "Koffi Narcisse",
    "Kouamé Wilfried",
  ],
};

/** Names of the north and of the trading families. */
const north: Region = {
  families: list(
    "Traoré Coulibaly Ouattara Diabaté Touré Bamba Koné Fofana Cissé Soro Silué Sanogo Diomandé Bakayoko",
  ),
  women: list(
    "Aminata Fatoumata Mariam Rokia Salimata Kadiatou Djénéba Awa-Lise Nafissatou Maïmouna Bintou Assita Matenin Ramata Oumou Korotoum Sita Mawa Habiba Aïchata",
  ),
  men: list(
    "Ibrahim Moussa Amadou Sékou Lassina Drissa Souleymane Adama Bakary Vamara Issouf Mamadou Yacouba Zoumana Abdoulaye Siaka Karim Daouda Inza Losséni",
  ),
};

/** Names of the west and of the lagoons. */
const west: Region = {
  families: list("Gnahoré Zadi Tapé Djédjé Séri Digbeu Guédé Zokou Adjé Akré Mel Gohou Blé Lago"),
  women: list(
    "Nadège Édith Désirée Sylvie Grâce-Divine Léonie Patricia Inès Murielle Yolande Clémence Odile Raïssa Mireille Pulchérie Ornella Danielle Annick Victoire Bernadette",
  ),
  men: list(
    "Jean-Claude Rodrigue Firmin Olivier Gervais Patrice Ange Désiré Alain Emmanuel Sylvain Médard Innocent Fabrice Romaric Roland Thierry Hyacinthe Donatien Christian",
  ),
};

export const regions = { centre, north, west } as const;
export type RegionName = keyof typeof regions;
