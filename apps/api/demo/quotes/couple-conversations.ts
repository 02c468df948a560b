import { type DemoConversation, line } from "./conversation.ts";

/** The couple's requests: one in every status. */
export const coupleConversations: DemoConversation[] = [
  {
    provider: "Fleurs de Bassam",
    customer: "awa",
    steps: [
      [
        2,
        "18:40",
        "customer",
        "Bonjour, nous cherchons des centres de table pour 19 tables, en blanc et or. Travaillez-vous à Bingerville ?",
      ],
    ],
  },
  {
    provider: "DJ Lagune",
    customer: "awa",
    steps: [
      [
        9,
        "12:15",
        "customer",
        "Bonjour, êtes-vous libre pour notre mariage ? Environ 150 invités, de 19 h à 3 h du matin.",
      ],
      [8, "09:02", "provider moves", "ACCEPTED"],
      [
        8,
        "09:05",
        "provider",
        "Bonjour Awa, oui je suis libre. Avez-vous une idée des morceaux de l’entrée ?",
      ],
      [
        7,
        "20:31",
        "customer",
        "Un classique d’Ernesto Djédjé pour les parents, puis du coupé-décalé !",
      ],
    ],
  },
  {
    provider: "Bois Sacré",
    customer: "awa",
    unreadBy: "customer",
    steps: [
      [
        12,
        "08:20",
        "customer",
        "Bonjour, nous aimerions un photographe et un vidéaste, de la dot à la réception.",
      ],
      [11, "10:00", "provider moves", "ACCEPTED"],
      [
        4,
        "17:45",
        "provider",
        "Voici notre proposition, avec l’album et le film de vingt minutes. Nous pouvons l’adapter.",
      ],
      [
        4,
        "17:50",
        "quote",
        [
          line("Photographe, une journée", 2, 150_000),
          line("Vidéaste, une journée", 1, 200_000),
          line("Album imprimé de 40 pages", 1, 85_000),
        ],
        24,
        150_000,
      ],
    ],
  },
  {
    provider: "Gâteaux Akwaba",
    customer: "awa",
    steps: [
      [
        20,
        "16:10",
        "customer",
        "Bonjour, une pièce montée à quatre étages pour 150 personnes, à la mangue et au coco, est-ce possible ?",
      ],
      [20, "18:30", "provider moves", "ACCEPTED"],
      [
        18,
        "11:00",
        "quote",
        [line("Pièce montée, quatre étages", 1, 160_000), line("Livraison et dressage", 1, 15_000)],
        40,
        50_000,
      ],
      [15, "21:05", "customer moves", "QUOTE_ACCEPTED"],
      [15, "21:06", "customer", "C’est parfait, nous acceptons. Merci pour la dégustation !"],
    ],
  },
  {
    provider: "Chez Tantie Mariam",
    customer: "awa",
    unreadBy: "customer",
    steps: [
      [
        40,
        "09:30",
        "customer",
        "Bonjour Tantie, combien pour un repas de 150 personnes, avec attiéké, kedjenou et grillades ?",
      ],
      [40, "11:12", "provider moves", "ACCEPTED"],
      [
        40,
        "11:15",
        "provider",
        "Bonjour Awa ! Félicitations à vous deux. Sur place ou à l’assiette ?",
      ],
      [39, "19:00", "customer", "Au buffet, avec un plat servi à la table d’honneur."],
      [38, "08:45", "provider file", "menu"],
      [
        38,
        "08:46",
        "provider",
        "Voici nos trois menus. Le deuxième plaît beaucoup pour les mariages.",
      ],
      [
        37,
        "20:20",
        "customer",
        "Le deuxième, alors. Peut-on remplacer le riz gras par du foutou pour une trentaine de personnes ?",
      ],
      [36, "07:55", "provider", "Sans problème, c’est le même prix."],
      [
        35,
        "10:00",
        "quote",
        [
          line("Menu « Fête » par personne", 150, 7500),
          line("Service, huit personnes", 8, 15_000),
          line("Vaisselle et nappage", 1, 90_000),
        ],
        30,
        0,
      ],
      [33, "21:40", "customer moves", "QUOTE_ACCEPTED"],
      [30, "09:00", "provider moves", "IN_PROGRESS"],
      [12, "18:05", "customer file", "plan"],
      [
        12,
        "18:06",
        "customer",
        "Voici le plan de la salle. Le buffet irait-il contre le mur du jardin ?",
      ],
      [6, "12:30", "provider file", "table"],
      [
        6,
        "12:31",
        "provider",
        "Oui, comme sur cette photo d’une autre fête : deux tables, les boissons à part.",
      ],
      [5, "13:00", "customer", "C’est très beau !"],
      [
        1,
        "08:10",
        "provider",
        "La dégustation est prête samedi prochain à 11 h, chez nous. Combien serez-vous ?",
      ],
      [
        1,
        "08:11",
        "provider",
        "Prévoyez aussi de nous dire le nombre final d’invités trois semaines avant.",
      ],
    ],
  },
  {
    provider: "La Plume et le Pagne",
    customer: "awa",
    steps: [
      [
        60,
        "14:00",
        "customer",
        "Bonjour, 40 cartes imprimées pour les anciens de la famille, dans le tissage de notre fête.",
      ],
      [59, "09:00", "provider moves", "ACCEPTED"],
      [58, "09:30", "quote", [line("Faire-part imprimé", 40, 1500)], 30, 0],
      [57, "20:00", "customer moves", "QUOTE_ACCEPTED"],
      [50, "10:00", "provider moves", "IN_PROGRESS"],
      [3, "16:00", "provider moves", "DONE"],
    ],
  },
  {
    provider: "Coiffe et Éclat",
    customer: "awa",
    steps: [
      [
        90,
        "10:10",
        "customer",
        "Bonjour, une coiffure pour la cérémonie de dot, à domicile à Cocody.",
      ],
      [89, "12:00", "provider moves", "ACCEPTED"],
      [88, "12:00", "quote", [line("Coiffure et maquillage à domicile", 1, 65_000)], 30, 0],
      [87, "19:00", "customer moves", "QUOTE_ACCEPTED"],
      [80, "08:00", "provider moves", "IN_PROGRESS"],
      [64, "20:00", "provider moves", "DONE"],
      [63, "09:00", "customer moves", "DONE_ACCEPTED"],
    ],
  },
  {
    provider: "Maître Zadi",
    customer: "awa",
    steps: [
      [
        95,
        "10:10",
        "customer",
        "Bonjour, nous cherchons un maître de cérémonie pour la dot, en français et en baoulé.",
      ],
      [94, "12:00", "provider moves", "ACCEPTED"],
      [92, "12:00", "quote", [line("Animation de la dot", 1, 90_000)], 20, 0],
      [91, "19:00", "customer moves", "QUOTE_ACCEPTED"],
      [80, "08:00", "provider moves", "IN_PROGRESS"],
      [64, "21:00", "provider moves", "DONE"],
      [63, "09:10", "customer moves", "DONE_REFUSED"],
    ],
  },
  {
    provider: "Le Grand Baobab",
    customer: "awa",
    steps: [
      [
        75,
        "15:00",
        "customer",
        "Bonjour, la salle et le jardin sont-ils libres un samedi de mars, pour 150 invités ?",
      ],
      [74, "09:20", "provider moves", "ACCEPTED"],
      [
        72,
        "11:00",
        "quote",
        [
          line("Salle et jardin, une journée", 1, 1_450_000),
          line("Groupe électrogène", 1, 120_000),
        ],
        20,
        500_000,
      ],
      [70, "20:15", "customer moves", "QUOTE_REFUSED"],
    ],
  },
  {
    provider: "Villa des Cocotiers",
    customer: "awa",
    steps: [
      [
        71,
        "15:40",
        "customer",
        "Bonjour, accueillez-vous une réception de 150 personnes à Grand-Bassam ?",
      ],
      [70, "09:00", "provider moves", "REFUSED"],
    ],
  },
  {
    provider: "Les Berlines de Zone 4",
    customer: "awa",
    steps: [
      [
        33,
        "13:00",
        "customer",
        "Bonjour, une voiture avec chauffeur pour la journée, de Cocody à Bingerville.",
      ],
      [32, "09:00", "provider moves", "ACCEPTED"],
      [30, "18:00", "customer moves", "CANCEL"],
    ],
  },
];
